import sharp from "sharp";

/** More pixels than phones send: a small file can unfold to gigabytes. */
const MAX_PIXELS = 64_000_000;
/** On its longer side; the small print of a passport is readable at this size. */
const MAX_SIDE = 3_000;
const QUALITY = 85;

/**
 * Draws a picture anew as a JPEG of at most 3,000 × 3,000: upright, on white, in sRGB, without metadata, so that neither a place nor anything hidden in the
 * file is kept. Returns why it cannot be read where it cannot.
 */
export async function redrawPicture(
  bytes: Uint8Array,
): Promise<{ drawn: Uint8Array } | { unreadable: string }> {
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
    const { width, height } = await picture.metadata();
    if (width * height > MAX_PIXELS) return { unreadable: `${width} × ${height} pixels` };
    const drawn = await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY, mozjpeg: false })
      .toBuffer();
    return { drawn };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}
