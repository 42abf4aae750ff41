export { drawTablePicture } from "./draw-table-picture.ts";
