import { z } from "zod";

/** Where a player's own messages arrive: `user/{player_channel}` [7.33]. */
export const pushAddress = (channel: string) => `user/${channel}`;

/** A frame from a client of the Vert.x event-bus bridge. A registration carries the session in its headers. */
export const bridgeRequest = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ping") }),
  z.object({
    type: z.literal("register"),
    address: z.string().max(200),
    headers: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    type: z.literal("unregister"),
    address: z.string().max(200),
    headers: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    type: z.enum(["send", "publish"]),
    address: z.string().max(200),
    headers: z.record(z.string(), z.unknown()).optional(),
    body: z.unknown(),
  }),
]);

/** Balance after a change; a client drops a lower `version` than it holds. Amounts are decimal text. */
export const balanceMessage = z.object({
  type: z.literal("balance"),
  version: z.number().int(),
  cash: z.string(),
  bonus: z.string(),
  total: z.string(),
  currency: z.string(),
});
export type BalanceMessage = z.infer<typeof balanceMessage>;

/** Something was given to the player [3.22]. `description` is a translation key, `type` says what: `free_spins`, `cashback`. */
export const awardMessage = z.object({
  type: z.literal("award"),
  method: z.literal("notifyAward"),
  data: z.array(
    z.object({
      taskId: z.string().optional(),
      reward: z.array(z.object({ description: z.string(), type: z.string() })),
    }),
  ),
});
export type AwardMessage = z.infer<typeof awardMessage>;

export const pushMessage = z.discriminatedUnion("type", [
  balanceMessage,
  awardMessage,
  z.object({ type: z.literal("session_ended"), reason: z.string() }),
  z.object({
    type: z.literal("bonus"),
    bonus_id: z.string(),
    state: z.string(),
    wagered: z.string(),
    wagering_required: z.string(),
  }),
  z.object({
    type: z.literal("reality_check"),
    elapsed_minutes: z.number().int(),
    staked: z.string(),
    paid: z.string(),
    net_result: z.string(),
    currency: z.string(),
  }),
  z.object({
    type: z.literal("payment"),
    payment_id: z.string(),
    payment_type: z.enum(["D", "W"]),
    state: z.string(),
  }),
]);
export type PushMessage = z.infer<typeof pushMessage>;

/** What the bridge sends to a registered handler. */
export const bridgeDelivery = z.object({ type: z.literal("rec"), address: z.string(), body: pushMessage });

/** Timing of the client [9.06]. */
export const pushTiming = {
  pingIntervalMs: 5_000,
  reconnectDelayMinMs: 1_000,
  reconnectDelayMaxMs: 5_000,
  reconnectExponent: 2,
  randomizationFactor: 0.5,
} as const;
