export { nameFigures } from "../roulette/name-figures.ts";
