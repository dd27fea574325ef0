package dev.frameloop.testkit.junit;

import dev.frameloop.renderer.page.PageOptions;

/// Changes the options of a page under test: its loader, its fonts, its time zone. Needs a constructor without parameters.
public interface PageSetup {
    /// The options with its changes.
    PageOptions apply(PageOptions options);

    /// Changes nothing.
    final class None implements PageSetup {
        @Override
        public PageOptions apply(PageOptions options) {
            return options;
        }
    }
}
