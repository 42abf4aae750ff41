/** The entry point for servers of pictures: importing it does not load the drawing code. */
export { createPictureIndex, type PictureIndex } from "./files/picture-index.ts";
export { createPainter } from "./store/painter.ts";
export { createPictureStore, type PictureStore } from "./store/picture-store.ts";
export { createProgress, type ProgressOutput } from "./store/report-progress.ts";
