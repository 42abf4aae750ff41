import { fileURLToPath } from "node:url";
import { createPainter, createPictureIndex, createPictureStore } from "@bellwether/art/pictures.ts";
import type { Logger } from "pino";

const DRAWN = fileURLToPath(new URL("../../../../build/art", import.meta.url));

/** Every picture of the product: those that are kept in `folder`, and a painter for the others. */
export function openPictures(log: Logger, folder = DRAWN) {
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
