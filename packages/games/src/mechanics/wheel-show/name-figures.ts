export { nameFigures } from "../top-card/name-figures.ts";
