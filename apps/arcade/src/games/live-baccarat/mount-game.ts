// A bet in the player's history is shown as a round of baccarat, because its script has the same events.
export { mountGame } from "../baccarat/mount-game.ts";
