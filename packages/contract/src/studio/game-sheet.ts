import { z } from "zod";
import type { AnySchema } from "../any-schema.ts";
import { PositiveMinorAmount } from "./amount.ts";
import { GameFamily, MechanicId, ModelHash, ModelId } from "./mechanic-id.ts";

/** A game's volatility, by the standard deviation of a round's payout in stakes: low under 3, medium under 8, high under 15, very high from 15. */
export const Volatility = z.enum(["low", "medium", "high", "very_high"]);
export type Volatility = z.infer<typeof Volatility>;

const HitRate = z.string().regex(/^[0-9]{1,3}\.[0-9]{2}$/);

/** A win in stakes. On average, one round in `oneIn` wins at least as much. Both numbers are rounded to three digits. */
const WinOdds = z.object({ multiple: z.number().positive(), oneIn: z.number().min(1) });

/**
 * The largest win that comes at least once in a thousand million rounds. `play` is the way the rounds are played: any way, the best way, or
 * to reach this win.
 */
const ReachableWinOdds = WinOdds.extend({ play: z.enum(["any", "best", "aimed"]) });

/** The name of an entry of a slot's menu, which the input of a round has. */
export const PurchaseId = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(32);
export type PurchaseId = z.infer<typeof PurchaseId>;

const Return = z.string().regex(/^[0-9]{2}\.[0-9]{2}$/);

/**
 * An entry of a slot's menu. A round with the input `{ buy: id }` costs `price` stakes and starts with `spins` free spins, the first of them
 * at `multiplier`. `returnToPlayer` is a percentage of that price. Volatility and wins are counted in stakes, not in prices.
 */
export const Purchase = z.object({
  id: PurchaseId,
  price: z.int().min(2).max(1000),
  spins: z.int().min(1).max(50),
  multiplier: z.int().min(1).max(100),
  returnToPlayer: Return,
  volatility: Volatility,
  maxWinMultiple: z.number().min(1),
  reachableWin: WinOdds.optional(),
});
export type Purchase = z.infer<typeof Purchase>;

/**
 * The ante bet. A round with the input `{ ante: true }` costs `coins` in place of the `stakeCoins` of a stake, and its paid spin turns on other
 * strips. `returnToPlayer` is a percentage of that price. Pays, volatility and wins are counted in stakes without the ante. Free spins come once
 * in `freeSpinsOneIn` rounds, and once in `freeSpinsOneInWithout` without the ante.
 */
export const AnteBet = z.object({
  coins: z.int().min(2).max(200),
  stakeCoins: z.int().min(1).max(100),
  returnToPlayer: Return,
  hitRate: HitRate,
  volatility: Volatility,
  maxWinMultiple: z.number().min(1),
  reachableWin: WinOdds.optional(),
  freeSpinsOneIn: z.number().min(1),
  freeSpinsOneInWithout: z.number().min(1),
});
export type AnteBet = z.infer<typeof AnteBet>;

/** The feature of a slot at which autoplay can stop. The event `startsWith` begins it in a round that has it. */
export const SlotFeature = z.object({
  name: z.enum(["free_spins", "respins", "jar", "bonus", "boosts", "places", "choice"]),
  startsWith: z.string().max(32),
});
export type SlotFeature = z.infer<typeof SlotFeature>;

const rangeOf = <Figure extends AnySchema>(figure: Figure) => z.object({ lowest: figure, highest: figure });

/**
 * The data that the client needs to draw and explain a game. The figures are the same for money and for free play.
 *
 * - `stakes` are the stakes on offer in minor units of the session's currency, ascending: for roulette the chips, for video poker the values
 *   of a coin, for casino hold'em and three card poker the antes.
 * - `returnToPlayer` and `hitRate` are percentages as text ("95.87"), cut to two digits. The hit rate is the share of rounds that win: a
 *   stake that only comes back is no win. It is that of the usual choice: for roulette an even chance, for baccarat the banker.
 * - `volatility` is absent where it depends on the player's choice of bet, risk or cash-out. `byChoice` then has the lowest and the highest
 *   volatility and hit rate of all choices; it is there too where only the hit rate depends on the choice.
 * - Hit rate, volatility and `byChoice` are absent where bets share a pot.
 * - `maxWinMultiple` is the largest payout that the rules allow a round, in stakes.
 * - `reachableWin` and `winsAtLeast` give the odds of wins. They are absent for models that were recorded without them.
 * - `minimumRoundMs` is the minimum time between two starts; the studio enforces it. It is 0 at a live table, which starts its rounds itself.
 * - `purchases` and `anteBet` are absent when the game has none or the market forbids them.
 * - `feature` is absent when no round of the game has one.
 * - `layout` has the fields of this kind of game; the mechanic's own schema defines them.
 */
export const GameSheet = z.object({
  mechanic: MechanicId,
  model: ModelId,
  modelHash: ModelHash,
  family: GameFamily,
  stakes: z.array(PositiveMinorAmount).min(1).max(24),
  returnToPlayer: Return,
  hitRate: HitRate.optional(),
  volatility: Volatility.optional(),
  byChoice: z.object({ volatility: rangeOf(Volatility), hitRate: rangeOf(HitRate) }).optional(),
  maxWinMultiple: z.number().min(1),
  reachableWin: ReachableWinOdds.optional(),
  winsAtLeast: z.array(WinOdds).max(16).optional(),
  minimumRoundMs: z.int().min(0).max(60_000),
  purchases: z.array(Purchase).min(1).max(4).optional(),
  anteBet: AnteBet.optional(),
  feature: SlotFeature.optional(),
  layout: z.looseObject({ kind: z.string().max(32) }),
});
export type GameSheet = z.infer<typeof GameSheet>;
