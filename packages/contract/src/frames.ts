import { z } from "zod";

/**
 * Messages from the cashier frame to the page: the callbacks of PaymentIQ's own bootstrapper by name [2.36, 4.16].
 * The page checks origin, source window and this schema before it believes one.
 */
export const cashierMessage = z.object({
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
export type CashierMessage = z.infer<typeof cashierMessage>;

/** Messages from a game's frame to the page. It can ask for the lobby or the cashier; it cannot move money or navigate. */
export const gameMessage = z.discriminatedUnion("event", [
  z.object({ source: z.literal("game"), event: z.literal("ready") }),
  z.object({ source: z.literal("game"), event: z.literal("round_started"), roundId: z.string().max(100) }),
  z.object({ source: z.literal("game"), event: z.literal("round_ended"), roundId: z.string().max(100) }),
  z.object({ source: z.literal("game"), event: z.literal("to_lobby") }),
  z.object({ source: z.literal("game"), event: z.literal("to_cashier") }),
  z.object({ source: z.literal("game"), event: z.literal("failed"), code: z.string().max(60) }),
]);
export type GameMessage = z.infer<typeof gameMessage>;

/**
 * Messages from the page to a game's frame. `are_you_there` asks for the last `ready` or `failed` once more: the frame may have loaded before
 * the page could listen.
 */
export const pageMessage = z.object({
  source: z.literal("page"),
  event: z.enum(["pause", "resume", "balance_changed", "are_you_there"]),
});
export type PageMessage = z.infer<typeof pageMessage>;

/**
 * What `/rc-popup/playngo` tells the game that opened it: play on, or go. It holds nothing about the player, because the game's
 * origin may be opaque and the message is then readable by whoever opened the page.
 */
export const realityCheckMessage = z.object({
  source: z.literal("reality-check"),
  event: z.enum(["continue", "leave"]),
});
export type RealityCheckMessage = z.infer<typeof realityCheckMessage>;
