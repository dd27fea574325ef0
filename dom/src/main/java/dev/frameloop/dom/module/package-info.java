/// Module scripts: import maps, the module map of a global, and the loading of module graphs.
///
/// {@link dev.frameloop.dom.module.ModuleLoader} is the host of a global's modules. May use the ports to the script engine and
/// the network; knows no node, so that windows and workers can share it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts">HTML: fetching scripts</a>
@NullMarked
package dev.frameloop.dom.module;

import org.jspecify.annotations.NullMarked;
