import { joinSpotBets } from "../../bookmaking/join-bets.ts";
import { RouletteInput } from "../roulette/wire.ts";

/** The bets of several inputs as one input: each spot once, with the sum of its amounts. */
export function joinBets(inputs: readonly unknown[]): RouletteInput {
  return joinSpotBets(inputs.map((input) => RouletteInput.parse(input)));
}
