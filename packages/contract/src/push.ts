import { z } from "zod";
import { BoardMessage } from "./board.ts";
import { ChatDeskPush, ChatMessagePush } from "./chat.ts";
import { LiveTable } from "./live-table.ts";

/** A frame from a client of the Vert.x event-bus bridge. A registration carries the session in its headers. */
export const BridgeRequest = z.discriminatedUnion("type", [
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
    type: z.literal("publish"),
    address: z.string().max(200),
    headers: z.record(z.string(), z.unknown()).optional(),
    body: z.unknown(),
  }),
  z.object({
    type: z.literal("send"),
    address: z.string().max(200),
    headers: z.record(z.string(), z.unknown()).optional(),
    body: z.unknown(),
    replyAddress: z.string().max(200).optional(),
  }),
]);

/** The balance after a change; a client drops a message with a `version` lower than its own. Amounts are decimal text. */
export const BalanceMessage = z.object({
  type: z.literal("balance"),
  version: z.number().int(),
  cash: z.string(),
  bonus: z.string(),
  total: z.string(),
  currency: z.string(),
});
export type BalanceMessage = z.infer<typeof BalanceMessage>;

/**
 * A session has ended; the connection is closed after it. `except` names the one session that stays open, `only` the one that ends, each by its hash; neither is ever sent
 * outside the gate.
 */
export const SessionEndedMessage = z.object({
  type: z.literal("session_ended"),
  reason: z.string(),
  except: z.string().optional(),
  only: z.string().optional(),
});

/** One award [3.22]: what was given, and for which task. */
export const Award = z.object({
  taskId: z.string().optional(),
  reward: z.array(z.object({ description: z.string(), type: z.string() })),
});
export type Award = z.infer<typeof Award>;

/** The award toast's message [3.22]. */
export const AwardMessage = z.object({
  type: z.literal("award"),
  method: z.literal("notifyAward"),
  data: z.array(Award),
});

export type AwardMessage = z.infer<typeof AwardMessage>;

/**
 * A round has ended. `stake` and `payout` are totals, as decimal text. A lost round ends when it is drawn, so a page that shows a game
 * waits for the game's own `round_ended` before it shows this.
 */
export const RoundMessage = z.object({
  type: z.literal("round"),
  provider: z.string(),
  round: z.string(),
  game_code: z.string(),
  state: z.enum(["closed", "cancelled"]),
  stake: z.string(),
  payout: z.string(),
  currency: z.string(),
});

/** The player asked for a reminder of this draw, and the draw is held soon. */
const DrawReminderMessage = z.object({
  type: z.literal("draw_reminder"),
  title: z.string(),
  game_code: z.string(),
  number: z.number().int(),
  draws_at: z.string(),
});

/**
 * The fields of live tables that change during play [3.15]. The message has all tables, including unchanged ones. Stakes are not among them:
 * they are amounts of a currency, and the message is for every currency.
 */
export const LiveTablesMessage = z.object({
  type: z.literal("live_tables"),
  tables: z.array(
    LiveTable.pick({
      id: true,
      closed: true,
      closedFor: true,
      slots: true,
      openHours: true,
      betsCloseAt: true,
      resultType: true,
      results: true,
      videoSnapshots: true,
    }),
  ),
});
export type LiveTablesMessage = z.infer<typeof LiveTablesMessage>;

export const PushMessage = z.discriminatedUnion("type", [
  BalanceMessage,
  SessionEndedMessage,
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
    elapsed_seconds: z.number().int(),
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
  AwardMessage,
  DrawReminderMessage,
  RoundMessage,
  LiveTablesMessage,
  BoardMessage,
  ChatMessagePush,
  ChatDeskPush,
]);
export type PushMessage = z.infer<typeof PushMessage>;

/** A refusal; `address` is that of the refused registration or reply, if any. `failureCode` is an HTTP status. */
export const BridgeError = z.object({
  type: z.literal("err"),
  failureCode: z.number().int(),
  failureType: z.enum(["invalid_frame", "access_denied", "not_logged_in", "unavailable"]),
  message: z.string(),
  address: z.string().optional(),
});

/** What the bridge sends to a registered handler. */
export const BridgeDelivery = z.object({ type: z.literal("rec"), address: z.string(), body: PushMessage });
export type BridgeFrame = z.infer<typeof BridgeDelivery> | z.infer<typeof BridgeError>;

/** Timing of the client [9.06]. */
export const pushTiming = {
  pingIntervalMs: 5_000,
  reconnectDelayMinMs: 1_000,
  reconnectDelayMaxMs: 5_000,
  reconnectExponent: 2,
  randomizationFactor: 0.5,
} as const;
