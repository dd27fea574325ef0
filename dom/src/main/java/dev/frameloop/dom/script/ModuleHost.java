package dev.frameloop.dom.script;

/// What the modules of a realm ask of their global object. The language parses, links and evaluates; which text a specifier
/// stands for, and when it is there, is the host's business.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#integration-with-the-javascript-module-system">HTML: integration with
///     the JavaScript module system</a>
public interface ModuleHost {
    /// How a dynamic import ends; one of the two methods is called, once.
    interface DynamicImport {
        /// The module and everything that it imports is there: it can be linked, evaluated, and handed out.
        void finish(ModuleRecord module);

        /// There is no such module.
        void fail(Throwable reason);
    }

    /// The module that a static import stands for, which was loaded before.
    ///
    /// @param referrer the address of the importing module
    /// @throws RuntimeException if there is none; what {@link DynamicImport#fail} takes
    ModuleRecord loadedModule(String referrer, ModuleRequest request);

    /// Loads what `import()` asks for.
    ///
    /// @param referrer the address of the importing script or module; anything that is no address stands for the global's base URL
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule">HTML: HostLoadImportedModule</a>
    void importDynamically(String referrer, ModuleRequest request, DynamicImport result);

    /// The address that a specifier stands for, as `import.meta.resolve()` gives it.
    ///
    /// @throws SimpleException `TypeError` if it stands for none
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#resolve-a-module-specifier">HTML: resolve a module specifier</a>
    String resolveSpecifier(String referrer, String specifier);
}
