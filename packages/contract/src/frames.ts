import { z } from "zod";
import { MinorAmount } from "./studio/amount.ts";

/**
 * Messages from the cashier frame to the page: the callbacks of PaymentIQ's own bootstrapper by name [2.36, 4.16]. The page checks a
 * message's origin, source window and this schema before it accepts it.
 */
export const CashierMessage = z.object({
  source: z.literal("cashier"),
  event: z.enum([
    "success",
    "failure",
    "pending",
    "unresolved",
    "validationFailed",
    "cancelled",
    "transactionInit",
    "onLoadError",
    "navigate",
  ]),
  paymentId: z.string().max(100),
  type: z.enum(["deposit", "withdrawal"]),
  height: z.number().int().min(0).max(5_000).optional(),
});
export type CashierMessage = z.infer<typeof CashierMessage>;

/**
 * Messages from a game's frame to the page. A game can ask for the lobby or the cashier. It can ask the page to remember its turbo, because
 * a frame without an origin has no storage, and to send the player's weekly limit. A game with several tables says when it lists them and when
 * the player has opened one. A round is timed if the player must decide in it within a time. It cannot move money or navigate.
 */
export const GameMessage = z.discriminatedUnion("event", [
  z.object({ source: z.literal("game"), event: z.literal("ready") }),
  z.object({
    source: z.literal("game"),
    event: z.literal("round_started"),
    roundId: z.string().max(100),
    isTimed: z.boolean().optional(),
  }),
  z.object({ source: z.literal("game"), event: z.literal("round_ended"), roundId: z.string().max(100) }),
  z.object({ source: z.literal("game"), event: z.literal("turbo"), isOn: z.boolean() }),
  z.object({ source: z.literal("game"), event: z.literal("tables_shown") }),
  z.object({ source: z.literal("game"), event: z.literal("table_opened") }),
  z.object({ source: z.literal("game"), event: z.literal("ask_week_limit") }),
  z.object({ source: z.literal("game"), event: z.literal("to_lobby") }),
  z.object({ source: z.literal("game"), event: z.literal("to_cashier") }),
  z.object({ source: z.literal("game"), event: z.literal("failed"), code: z.string().max(60) }),
]);
export type GameMessage = z.infer<typeof GameMessage>;

/** The player's tightest weekly limit on stakes or losses: what is left of it, in minor units of the player's currency. */
export const WeekLimit = z.object({ type: z.enum(["maxwager", "netloss"]), leftMinor: MinorAmount });
export type WeekLimit = z.infer<typeof WeekLimit>;

/**
 * Messages from the page to a game's frame. `turbo_on`: the player left turbo on in an earlier game. `are_you_there` asks the frame to send
 * its last `ready` or `failed` again, because the frame may have loaded before the page was listening. `week_limit` answers
 * `ask_week_limit`; its `limit` is null for a player without one.
 */
export const PageMessage = z.discriminatedUnion("event", [
  z.object({
    source: z.literal("page"),
    event: z.enum(["pause", "resume", "balance_changed", "turbo_on", "are_you_there"]),
  }),
  z.object({ source: z.literal("page"), event: z.literal("week_limit"), limit: WeekLimit.nullable() }),
]);
export type PageMessage = z.infer<typeof PageMessage>;

/**
 * What `/rc-popup/playngo` sends to the game that opened it: play on, or leave. It holds nothing about the player, because the game's
 * origin may be opaque and then whoever opened the page can read the message.
 */
export const RealityCheckMessage = z.object({
  source: z.literal("reality-check"),
  event: z.enum(["continue", "leave"]),
});
export type RealityCheckMessage = z.infer<typeof RealityCheckMessage>;
