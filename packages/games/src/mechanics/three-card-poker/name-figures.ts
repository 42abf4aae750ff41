export { nameFigures } from "../casino-holdem/name-figures.ts";
