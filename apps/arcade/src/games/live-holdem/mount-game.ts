// A bet from the history is played like a round of casino hold'em: its script has the same events.
export { mountGame } from "../casino-holdem/mount-game.ts";
