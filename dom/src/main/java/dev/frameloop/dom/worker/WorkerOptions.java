package dev.frameloop.dom.worker;

/// What a worker is made with.
///
/// @param type `"classic"` or `"module"`
/// @param credentials with which credentials a module is fetched; without effect, since there are none
/// @param name what its scripts see as `self.name`
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#workeroptions">HTML: WorkerOptions</a>
public record WorkerOptions(String type, String credentials, String name) {
    boolean isModule() {
        return type.equals("module");
    }
}
