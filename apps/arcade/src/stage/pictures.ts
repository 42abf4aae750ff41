/** Loads a picture for use on a canvas; null when it cannot be loaded, because the game can be played without it. */
export function loadPicture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    // The frame's origin is opaque, so only a response that allows any origin may be drawn on the canvas.
    image.crossOrigin = "anonymous";
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = url;
  });
}
