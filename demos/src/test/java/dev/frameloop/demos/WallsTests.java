package dev.frameloop.demos;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.jspecify.annotations.NullMarked;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Set;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

/// The walls between rooms: who may know whom. A test that fails says what to do instead.
@AnalyzeClasses(packages = "dev.frameloop", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTests {
    /// Made by the benchmark harness, not by us.
    private static final DescribedPredicate<JavaClass> GENERATED = resideInAPackage("..jmh_generated..");

    @ArchTest
    static final ArchRule ENGINE_KNOWS_NOBODY = noClasses().that(resideInAPackage("..engine.."))
            .should().dependOnClassesThat(resideInAnyPackage("..frameloop.dom..", "..frameloop.renderer..",
                    "..frameloop.script..", "..frameloop.testkit..", "..frameloop.demos.."))
            .because("the engine knows no node and no pixel: give it a port to call, in engine.frame or engine.loop");

    @ArchTest
    static final ArchRule DOM_KNOWS_THE_ENGINE_ALONE = noClasses().that(resideInAPackage("..frameloop.dom.."))
            .should().dependOnClassesThat(resideInAnyPackage("..frameloop.renderer..", "..frameloop.script..",
                    "..frameloop.testkit..", "..frameloop.demos.."))
            .because("the DOM reaches layout through dom.view and scripts through dom.script: add to those ports");

    @ArchTest
    static final ArchRule RENDERER_AND_SCRIPT_DO_NOT_KNOW_EACH_OTHER = noClasses()
            .that(resideInAPackage("..frameloop.renderer.."))
            .should().dependOnClassesThat(resideInAnyPackage("..frameloop.script..", "..frameloop.testkit..",
                    "..frameloop.demos.."))
            .because("the module script is found as a service through the ports of dom.script");

    @ArchTest
    static final ArchRule SCRIPT_KNOWS_THE_DOM_ALONE = noClasses().that(resideInAPackage("dev.frameloop.script.."))
            .should().dependOnClassesThat(resideInAnyPackage("..frameloop.renderer..", "..frameloop.testkit..",
                    "..frameloop.demos.."))
            .because("bindings are made from interface descriptions and see the DOM alone");

    @ArchTest
    static final ArchRule DOM_CORE_KNOWS_NO_OUTER_ROOM = noClasses()
            .that(resideInAnyPackage("..dom.tree..", "..dom.event..", "..dom.shadow..", "..dom.range..",
                    "..dom.mutation..", "..dom.script.."))
            .should().dependOnClassesThat(resideInAnyPackage("..dom.css..", "..dom.animation..", "..dom.intersection..",
                    "..dom.resize..", "..dom.window.."))
            .because(
                    "tree, event, shadow, range and mutation are the core: let the outer room listen to it, or give the core a port");

    @ArchTest
    static final ArchRule SCRIPT_PORTS_ARE_AT_THE_BOTTOM = noClasses().that(resideInAPackage("..dom.script.."))
            .should().dependOnClassesThat(resideInAPackage("..frameloop.dom..").and(
                    DescribedPredicate.not(resideInAPackage("..dom.script.."))))
            .because("every room of the DOM uses the script ports, so these may use none of them");

    @ArchTest
    static final ArchRule JSOUP_STAYS_IN_DOM_HTML = noClasses()
            .that(DescribedPredicate.not(resideInAPackage("..dom.html..")))
            .should().dependOnClassesThat(resideInAPackage("org.jsoup.."))
            .because("jsoup is an adapter's matter: go through dom.html");

    @ArchTest
    static final ArchRule LWJGL_STAYS_IN_GL_AND_SURFACE = noClasses()
            .that(DescribedPredicate
                    .not(resideInAnyPackage("..renderer.gl..", "..renderer.surface..", "..demos.panel..")))
            .should().dependOnClassesThat(resideInAPackage("org.lwjgl.."))
            .because("everything else must run where there is no GL: draw through the painter's port");

    @ArchTest
    static final ArchRule THE_JAVASCRIPT_ENGINE_STAYS_IN_SCRIPT = noClasses()
            .that(DescribedPredicate.not(resideInAPackage("dev.frameloop.script..")))
            .should().dependOnClassesThat(resideInAnyPackage("org.graalvm..", "com.oracle.."))
            .because("scripts are reached through the ports of dom.script");

    @ArchTest
    static final ArchRule LAYOUT_KNOWS_NO_SCRIPT = noClasses().that(resideInAPackage("..renderer.layout.."))
            .should().dependOnClassesThat(resideInAnyPackage("..dom.script..", "..frameloop.script.."))
            .allowEmptyShould(true)
            .because("layout is a function of boxes and constraints");

    @ArchTest
    static final ArchRule DISPLAY_KNOWS_FRAGMENTS_AND_STYLES_ALONE = noClasses()
            .that(resideInAPackage("..renderer.display.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage("..frameloop.dom..", "..renderer.page..", "..renderer.paint..",
                    "..renderer.gl..", "..renderer.surface..", "..renderer.input..")
                    .and(DescribedPredicate.not(resideInAPackage("..dom.css.value.."))))
            .because(
                    "a display list is made of fragments, their boxes and styles, and painted by painters that know nothing else");

    @ArchTest
    static final ArchRule ONE_CLOCK = noClasses()
            .that(DescribedPredicate.not(resideInAPackage("..engine.time..").or(GENERATED)))
            .should().callMethod(System.class, "nanoTime")
            .orShould().callMethod(System.class, "currentTimeMillis")
            .orShould().callMethod(Instant.class, "now")
            .orShould().callMethod(LocalDateTime.class, "now")
            .because("a run is a pure function of its inputs: ask the loop's clock");

    @ArchTest
    static final ArchRule ONLY_STRICT_MATH = noClasses().that(
            resideInAnyPackage("..frameloop.dom..", "..frameloop.renderer..", "..frameloop.engine.."))
            .should()
            .callMethodWhere(describe("a method of Math whose result differs between machines", call -> call.getTarget()
                    .getOwner().isEquivalentTo(Math.class)
                    && Set.of("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "log10", "pow",
                            "cbrt",
                            "sinh", "cosh", "tanh", "hypot", "expm1", "log1p").contains(call.getTarget().getName())))
            .because("StrictMath gives the same result everywhere");

    @ArchTest
    static final ArchRule NO_DRAWERS = noClasses().that(DescribedPredicate.not(GENERATED)).should()
            .haveSimpleNameEndingWith("Manager").orShould().haveSimpleNameEndingWith("Helper")
            .orShould().haveSimpleNameEndingWith("Helpers").orShould().haveSimpleNameEndingWith("Util")
            .orShould().haveSimpleNameEndingWith("Utils").orShould().haveSimpleNameEndingWith("Impl")
            .because("a name says what a thing is: take the standard's term");

    @ArchTest
    static final ArchRule NO_STATIC_STATE = fields().that().areDeclaredInClassesThat(DescribedPredicate.not(GENERATED))
            .and().areStatic().should().beFinal()
            .because("loops and pages share nothing: keep state in an object that belongs to one of them");

    @ArchTest
    static final ArchRule NO_THREAD_LOCALS = noClasses().should().dependOnClassesThat()
            .areAssignableTo(ThreadLocal.class)
            .because("no loop is found through a thread: hand it over");

    @ArchTest
    static final ArchRule NULL_MARKED = classes().that(DescribedPredicate.not(GENERATED))
            .should(beInANullMarkedPackage())
            .because("every package says so in its package-info.java, which is the room's sign too");

    @ArchTest
    static final ArchRule NO_CYCLES = slices().assignedFrom(new Rooms()).should().beFreeOfCycles()
            .because("rooms are stacked: turn one of the two dependencies around with a port");

    private static ArchCondition<JavaClass> beInANullMarkedPackage() {
        return new ArchCondition<>("be in a package that is @NullMarked") {
            @Override
            public void check(JavaClass item, ConditionEvents events) {
                if (!item.getPackage().isAnnotatedWith(NullMarked.class)
                        && !item.getModifiers().contains(JavaModifier.SYNTHETIC)) {
                    events.add(SimpleConditionEvent.violated(item, item.getName() + " is not"));
                }
            }
        };
    }

    /// Every package is a room, but for the core of the DOM, which is one.
    private static final class Rooms implements SliceAssignment {
        private static final Set<String> DOM_CORE = Set.of("tree", "event", "shadow", "range", "mutation");

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
            String[] names = javaClass.getPackageName().split("\\.");
            if (GENERATED.test(javaClass) || names.length < 3) {
                return SliceIdentifier.ignore();
            }
            if (names.length > 3 && names[2].equals("dom") && DOM_CORE.contains(names[3])) {
                return SliceIdentifier.of("dom", "core");
            }
            return SliceIdentifier.of(javaClass.getPackageName());
        }

        @Override
        public String getDescription() {
            return "rooms";
        }
    }
}
