import { RouletteEvent, RouletteInput, RouletteLayout } from "../roulette/wire.ts";

/** The table is the one of `roulette`. The draw's event is `ball-landed`; the others belong to a player's bet. */
export const LiveRouletteLayout = RouletteLayout;
export const LiveRouletteInput = RouletteInput;
export const LiveRouletteEvent = RouletteEvent;
