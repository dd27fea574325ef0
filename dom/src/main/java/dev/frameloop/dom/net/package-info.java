/// Where a page's bytes come from: the policy that says what it may load, and the loads themselves.
///
/// {@link dev.frameloop.dom.net.ResourceLoader} is the policy; without an explicit other one a page sees its own folder, read only.
/// May use `java.net`; knows no node.
@NullMarked
package dev.frameloop.dom.net;

import org.jspecify.annotations.NullMarked;
