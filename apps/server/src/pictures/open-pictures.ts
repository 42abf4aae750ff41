import { fileURLToPath } from "node:url";
import { createPainter, createPictureIndex, createPictureStore } from "@bellwether/art/pictures.ts";
import type { Logger } from "pino";

const folder = fileURLToPath(new URL("../../../../build/art", import.meta.url));

/** Every picture of the product: cached ones from `build/art`, and a painter for the others. */
export function openPictures(log: Logger) {
  const painter = createPainter();
  const store = createPictureStore({
    folder,
    index: createPictureIndex(),
    draw: painter.draw,
    hurry: painter.hurry,
    log,
  });
  return { store, close: painter.close };
}
