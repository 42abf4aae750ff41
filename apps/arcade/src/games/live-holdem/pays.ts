export { buildPays } from "../casino-holdem/pays.ts";
