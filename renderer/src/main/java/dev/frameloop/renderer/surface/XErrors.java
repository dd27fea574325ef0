package dev.frameloop.renderer.surface;

import org.lwjgl.system.APIUtil;
import org.lwjgl.system.JNI;
import org.lwjgl.system.SharedLibrary;

/// Keeps the process alive where an X server refuses a request. Xlib's own way is to end the process, and drivers that draw on the processor
/// make such requests: they put a picture into a window that has become smaller meanwhile.
///
/// @see <a href="https://www.x.org/releases/current/doc/libX11/libX11/libX11.html#Using_the_Default_Error_Handlers">Xlib: error handlers</a>
final class XErrors implements AutoCloseable {
    private final SharedLibrary xlib;
    private final SharedLibrary c;
    private final long setErrorHandler;
    private final long handlerBefore;

    private XErrors() {
        xlib = APIUtil.apiCreateLibrary("libX11.so.6");
        c = APIUtil.apiCreateLibrary("libc.so.6");
        setErrorHandler = APIUtil.apiGetFunctionAddress(xlib, "XSetErrorHandler");
        // A handler that takes two pointers and gives a number which nobody looks at: any function of C that does nothing serves.
        handlerBefore = JNI.invokePP(APIUtil.apiGetFunctionAddress(c, "getpid"), setErrorHandler);
    }

    /// From now on such errors are passed over, until this is closed.
    static XErrors passOver() {
        return new XErrors();
    }

    @Override
    public void close() {
        JNI.invokePP(handlerBefore, setErrorHandler);
        xlib.free();
        c.free();
    }
}
