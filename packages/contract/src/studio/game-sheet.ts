import { z } from "zod";
import { PositiveMinorAmount } from "./amount.ts";
import { GameFamily, MechanicId, ModelHash, ModelId } from "./mechanic-id.ts";

/**
 * How widely a round's result spreads around its mean, by the standard deviation of the payout in stakes: low under 3, medium under 8, high
 * from 8.
 */
export const Volatility = z.enum(["low", "medium", "high"]);
export type Volatility = z.infer<typeof Volatility>;

/**
 * What the client must know of a game to draw and explain it. `stakes` are the stakes on offer in minor units of the session's currency,
 * ascending (for roulette the chips, for video poker the values of a coin, for casino hold'em the antes). `returnToPlayer` and `hitRate` are percentages as text ("95.87"), `returnToPlayer` rounded down; for
 * roulette the hit rate is that of an even chance. `maxWinMultiple` is the largest payout of a round in stakes. `minimumRoundMs` is the
 * least time from one start to the next; the studio enforces it. The figures are those of play for money and of free play alike. `layout` is what only this
 * kind of game has; the mechanic's own schema says what it holds.
 */
export const GameSheet = z.object({
  mechanic: MechanicId,
  model: ModelId,
  modelHash: ModelHash,
  family: GameFamily,
  stakes: z.array(PositiveMinorAmount).min(1).max(24),
  returnToPlayer: z.string().regex(/^[0-9]{2}\.[0-9]{2}$/),
  hitRate: z.string().regex(/^[0-9]{1,3}\.[0-9]{2}$/),
  volatility: Volatility,
  maxWinMultiple: z.number().min(1),
  minimumRoundMs: z.int().min(0).max(60_000),
  layout: z.looseObject({ kind: z.string().max(32) }),
});
export type GameSheet = z.infer<typeof GameSheet>;
