export { nameFigures } from "../blackjack/name-figures.ts";
