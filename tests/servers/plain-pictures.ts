import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { createDrawer } from "@bellwether/art/drawing/draw-unit.ts";
import { createPictureIndex, createPictureStore } from "@bellwether/art/pictures.ts";

/** Where products under test find their pictures. Those of the full run are drawn as a player sees them. */
export const PLAIN_PICTURES = fileURLToPath(new URL("../../.cache/plain-pictures", import.meta.url));

/** One grey pixel. The page gives each picture its size. */
const GREY_PIXEL = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

/**
 * Keeps a grey pixel in place of each photograph of a game or promotion, because drawing 2,400 of them takes minutes of both cores. Logos,
 * flags, marks and icons are drawn.
 */
export async function keepPlainPictures(): Promise<void> {
  const draw = createDrawer();
  const store = createPictureStore({
    folder: PLAIN_PICTURES,
    index: createPictureIndex(),
    draw: (unit) =>
      unit.files.every((file) => extname(file) === ".webp")
        ? Promise.resolve(unit.files.map(() => GREY_PIXEL))
        : draw(unit),
    log: { warn: (details, message) => console.error(message, details) },
  });
  const { failed, complete } = await store.fill({ atOnce: 3 });
  if (!complete) throw new Error(`${failed} pictures could not be kept in ${PLAIN_PICTURES}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepPlainPictures();
