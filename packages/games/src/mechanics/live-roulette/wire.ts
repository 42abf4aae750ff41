import { RouletteEvent, RouletteInput, RouletteLayout } from "../roulette/wire.ts";

/** Layout and input are those of `roulette`. `ball-landed` is the event of the draw, and the other events belong to a player's bet. */
export const LiveRouletteLayout = RouletteLayout;
export const LiveRouletteInput = RouletteInput;
export const LiveRouletteEvent = RouletteEvent;
