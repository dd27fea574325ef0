package dev.frameloop.dom.worker;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.window.NavigatorInformation;

/// The browser as workers see it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#the-workernavigator-object">HTML: the WorkerNavigator object</a>
public final class WorkerNavigator extends NavigatorInformation {
    private final WorkerGlobalScope scope;

    WorkerNavigator(WorkerGlobalScope scope, WorkerSettings settings) {
        super(settings.languages(), settings.userAgent());
        this.scope = scope;
    }

    @Override
    public Realm relevantRealm() {
        return scope.realm();
    }
}
