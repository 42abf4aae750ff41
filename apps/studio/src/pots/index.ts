export { namePot } from "./name-pot.ts";
export { drawPots, type JackpotPot, potHitMinor, potsForStake, potsOfJackpot } from "./round-pot.ts";
