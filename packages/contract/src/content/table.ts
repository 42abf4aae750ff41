import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "../durations.ts";
import { DrawCalendar, TimeOfDay } from "../studio/draw-calendar.ts";
import { GameCode, ModelId } from "../studio/mechanic-id.ts";
import { MAX_ROUNDS_AHEAD } from "../studio/table-bets.ts";
import { TableId, TableRoom } from "../studio/tables.ts";
import { Cents } from "./cents.ts";

const Milliseconds = z.int().min(1_000).max(300_000);

/** The beacon's round of a draw comes at least this long after the seal, or half the time from the close to the draw if that is shorter. */
export const DRAW_SEAL_AHEAD_MS = MINUTE_MS;

/**
 * A live table, `content/tables/{name}.json`, with its title and the model of a shared mechanic. The table runs only while its title plays
 * this model.
 *
 * - `phases`: how long each phase of a round lasts, in ms. Bets are taken for `bettingMs`. The draw is shown for `drawnMs`, then the bets are
 *   paid; where draws differ in length, `drawnMs` begins at the end of the draw. The result stays for `paidMs`.
 * - `closesEveryMs`: bets close at fixed times, every `closesEveryMs` from midnight UTC. A round closes at the first of these times that
 *   leaves at least `bettingMs` for bets.
 * - `calendar`: each round is a draw whose tickets are sold ahead. `phases` then has only `drawnMs`, because the next draw becomes the current
 *   round as soon as a draw is paid.
 * - `isDemonstration`: a sandbox draws it every two minutes in place of its calendar, and says so.
 * - `roundsAhead`: how many later rounds take bets before they begin. Allowed only in games whose bets share a pot.
 * - `limits`: the least and the most that a player may stake in one round, all bets together.
 * - `hours`: the time of day (UTC) in which rounds begin; it may cross midnight. Without it, rounds begin at any time.
 */
export const TableFile = z
  .strictObject({
    name: TableId,
    title: z.string().min(1).max(80),
    gameCode: GameCode,
    model: ModelId,
    room: TableRoom,
    phases: z.strictObject({
      bettingMs: Milliseconds.optional(),
      drawnMs: Milliseconds,
      paidMs: Milliseconds.optional(),
      closesEveryMs: Milliseconds.refine((ms) => DAY_MS % ms === 0, { error: "a part of a day" }).optional(),
    }),
    calendar: DrawCalendar.optional(),
    isDemonstration: z.literal(true).optional(),
    roundsAhead: z.int().min(1).max(MAX_ROUNDS_AHEAD).optional(),
    limits: z.strictObject({ minimumStake: Cents, maximumStake: Cents }),
    hours: z.strictObject({ opensAt: TimeOfDay, closesAt: TimeOfDay }).optional(),
  })
  .refine(({ limits }) => limits.minimumStake <= limits.maximumStake, {
    error: "the minimum stake is at most the maximum stake",
    path: ["limits"],
  })
  .refine(
    ({ calendar, hours, roundsAhead, phases: { bettingMs, paidMs, closesEveryMs } }) =>
      calendar
        ? (hours ?? roundsAhead ?? bettingMs ?? paidMs ?? closesEveryMs) === undefined
        : bettingMs !== undefined && paidMs !== undefined,
    { error: "either a calendar, or the times for bets and for the result", path: ["phases"] },
  );
export type TableFile = z.infer<typeof TableFile>;
