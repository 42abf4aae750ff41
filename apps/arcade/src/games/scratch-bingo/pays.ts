export { buildCardPays as buildPays } from "../scratch/card-pays.ts";
