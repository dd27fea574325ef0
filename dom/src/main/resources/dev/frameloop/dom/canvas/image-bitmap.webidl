// HTML Standard: ImageBitmap.
typedef (HTMLImageElement or HTMLCanvasElement or ImageBitmap or Blob) ImageBitmapSource;

[Exposed=(Window,Worker), Serializable, Transferable]
interface ImageBitmap {
  readonly attribute unsigned long width;
  readonly attribute unsigned long height;
  undefined close();
};

partial interface mixin WindowOrWorkerGlobalScope {
  Promise<ImageBitmap> createImageBitmap(ImageBitmapSource image);
  Promise<ImageBitmap> createImageBitmap(ImageBitmapSource image, long sx, long sy, long sw, long sh);
};
