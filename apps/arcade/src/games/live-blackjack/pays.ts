export { buildPays } from "../blackjack/pays.ts";
