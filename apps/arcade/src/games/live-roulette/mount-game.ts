// A bet in the player's history is shown as a round of roulette, because its script has the same events.
export { mountGame } from "../roulette/mount-game.ts";
