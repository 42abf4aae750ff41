export { buildPays } from "../roulette/pays.ts";
