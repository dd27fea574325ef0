package dev.frameloop.dom.canvas;

import dev.frameloop.dom.html.HTMLCanvasElement;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SerializableObject;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.script.TransferableObject;
import dev.frameloop.engine.loop.TaskSource;

import java.util.function.Function;

/// A picture that can be drawn without delay.
///
/// UNIMPLEMENTED: its pixels. Canvases have none yet, and images and blobs are not decoded for scripts: they are refused as what
/// cannot be decoded.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#imagebitmap">HTML: ImageBitmap</a>
public final class ImageBitmap extends PlatformObject implements SerializableObject, TransferableObject {
    private final Realm realm;
    private final long width;
    private final long height;
    private boolean detached;

    private ImageBitmap(Realm realm, long width, long height) {
        this.realm = realm;
        this.width = width;
        this.height = height;
    }

    /// Makes a bitmap of a whole picture.
    ///
    /// @param source an image, a canvas, a bitmap, or a blob
    /// @return a promise of the bitmap
    /// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-createimagebitmap">HTML:
    ///     createImageBitmap()</a>
    public static ScriptPromise create(GlobalObject global, Object source) {
        return switch (source) {
            case HTMLCanvasElement canvas -> create(global, canvas.width(), canvas.height());
            case ImageBitmap bitmap -> create(global, bitmap.width(), bitmap.height());
            default -> undecodable(global);
        };
    }

    /// Makes a bitmap of a part of a picture.
    ///
    /// @param width of the part, in pixels; a negative one reaches to the left
    /// @param height of the part, in pixels; a negative one reaches upwards
    /// @throws SimpleException `RangeError` for a part without pixels
    public static ScriptPromise create(GlobalObject global, Object source, int width, int height) {
        // 1. A part has pixels.
        if (width == 0 || height == 0) {
            throw SimpleException.rangeError("The crop rect " + (width == 0 ? "width" : "height") + " is 0.");
        }
        return source instanceof HTMLCanvasElement || source instanceof ImageBitmap bitmap && !bitmap.isDetached()
                ? create(global, Math.abs((long) width), Math.abs((long) height))
                : undecodable(global);
    }

    private static ScriptPromise create(GlobalObject global, long width, long height) {
        // 3. What has no pixels is not usable.
        if (width == 0 || height == 0) {
            return undecodable(global);
        }
        ScriptPromise promise = global.realm().newPromise();
        promise.resolve(new ImageBitmap(global.realm(), width, height));
        return promise;
    }

    /// Refuses in a task, since decoding takes its time.
    private static ScriptPromise undecodable(GlobalObject global) {
        ScriptPromise promise = global.realm().newPromise();
        global.queueGlobalTask(TaskSource.DOM_MANIPULATION, "image bitmap", () -> promise
                .reject(new DOMException("InvalidStateError", "The source image could not be decoded.")));
        return promise;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// The width in pixels; 0 once the bitmap has gone.
    public long width() {
        return detached ? 0 : width;
    }

    /// The height in pixels; 0 once the bitmap has gone.
    public long height() {
        return detached ? 0 : height;
    }

    /// Lets go of the pixels.
    public void close() {
        detached = true;
    }

    @Override
    public boolean isDetached() {
        return detached;
    }

    @Override
    public Function<Realm, PlatformObject> serializationSteps() {
        if (detached) {
            throw new DOMException("DataCloneError", "An ImageBitmap is detached and could not be cloned.");
        }
        long itsWidth = width;
        long itsHeight = height;
        return newRealm -> new ImageBitmap(newRealm, itsWidth, itsHeight);
    }

    @Override
    public Function<Realm, PlatformObject> transferSteps() {
        Function<Realm, PlatformObject> receiving = serializationSteps();
        detached = true;
        return receiving;
    }
}
