import { MinorAmount, PositiveMinorAmount } from "@bellwether/contract/studio/amount.ts";
import { z } from "zod";
import {
  CasinoHoldemAction,
  CasinoHoldemEvent,
  CasinoHoldemInput,
  CasinoHoldemLayout,
} from "../casino-holdem/wire.ts";

/**
 * Live hold'em has the input, the actions and the events of `casino-holdem`. The events of the draw are `player-dealt`, `flop-dealt`,
 * `board-completed` and `hands-shown`. A bet's script is its own play, as in `casino-holdem`.
 */
export const LiveHoldemInput = CasinoHoldemInput;
export const LiveHoldemAction = CasinoHoldemAction;
export const LiveHoldemEvent = CasinoHoldemEvent;

const Bet = z.strictObject({ spot: z.enum(["ante", "aa-bonus"]), maximumBetMinor: PositiveMinorAmount });

/** The layout of `casino-holdem`, with the limits of the table and the time to decide. */
export const LiveHoldemLayout = z.strictObject({
  ...CasinoHoldemLayout.shape,
  kind: z.literal("live-holdem"),
  betUnitMinor: MinorAmount,
  bets: z.array(Bet).length(2),
  maximumStakeMinor: PositiveMinorAmount,
  decideMs: z.int().min(1_000),
});
export type LiveHoldemLayout = z.infer<typeof LiveHoldemLayout>;
export type LiveHoldemInput = z.infer<typeof LiveHoldemInput>;
