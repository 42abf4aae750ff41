import { z } from "zod";
import { DAY_MS } from "../durations.ts";
import { GameCode, ModelId } from "../studio/mechanic-id.ts";
import { TableId, TableRoom } from "../studio/tables.ts";

const Milliseconds = z.int().min(1_000).max(300_000);
/** Euro cents; other currencies scale them. */
const Cents = z.int().min(1).max(100_000_000);
const TimeOfDay = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

/**
 * A live table, `content/tables/{name}.json`, with its title and the model of a shared mechanic. The table runs only while its title plays
 * this model. `phases` are in ms: the time for bets, the time for the draw until the bets are paid (after the show, in games whose draws
 * differ in length), and the time for the result. With `closesEveryMs`, bets close only at times of the clock that are multiples of it since
 * midnight UTC: at the first that leaves `bettingMs` for bets. `limits` hold for the sum of a player's bets in one round. Rounds begin only
 * within `hours` (UTC, may cross midnight), or all day if `hours` is absent.
 */
export const tableFileSchema = z
  .strictObject({
    name: TableId,
    title: z.string().min(1).max(80),
    gameCode: GameCode,
    model: ModelId,
    room: TableRoom,
    phases: z.strictObject({
      bettingMs: Milliseconds,
      drawnMs: Milliseconds,
      paidMs: Milliseconds,
      closesEveryMs: Milliseconds.refine((ms) => DAY_MS % ms === 0, { error: "a part of a day" }).optional(),
    }),
    limits: z.strictObject({ minimumStake: Cents, maximumStake: Cents }),
    hours: z.strictObject({ opensAt: TimeOfDay, closesAt: TimeOfDay }).optional(),
  })
  .refine(({ limits }) => limits.minimumStake <= limits.maximumStake, {
    error: "the minimum stake is at most the maximum stake",
    path: ["limits"],
  });
export type TableFile = z.infer<typeof tableFileSchema>;
