export { nameFigures } from "../plinko/name-figures.ts";
