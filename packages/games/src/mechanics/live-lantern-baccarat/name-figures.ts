export { nameFigures } from "../baccarat/name-figures.ts";
