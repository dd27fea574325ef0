/// Reports as single HTML files that need nothing beside them: prose, tables, charts; light and dark. Uses nothing but `java.base`.
///
/// Read {@link dev.frameloop.demos.report.Report} first.
@NullMarked
package dev.frameloop.demos.report;

import org.jspecify.annotations.NullMarked;
