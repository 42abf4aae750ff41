/** The door for who serves pictures: nothing behind it draws in the process that opens it. */
export { createPictureIndex, type PictureIndex } from "./files/picture-index.ts";
export { createPainter } from "./store/painter.ts";
export { createPictureStore, type PictureStore } from "./store/picture-store.ts";
export { createProgress, type ProgressOutput } from "./store/tell-progress.ts";
