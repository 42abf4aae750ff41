/** Loads a picture so that a canvas may use it; null when it is not to be had, for a game is played without a picture too. */
export function loadPicture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    // The frame's origin is opaque: only an answer that allows any origin may be drawn on.
    image.crossOrigin = "anonymous";
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = url;
  });
}
