import { z } from "zod";
import { CurrencyCode } from "./money.ts";

/**
 * A jackpot's pot in one currency, with the fields of [3.15]: it stood at `startValue` at `loadTime` and grows by `centsPerSecond`. Amounts
 * are decimal text. `endsAt` is the moment at which a win-time clock reaches zero; null in a network and in a drop, which have no such moment.
 */
export const LiveJackpot = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["network", "drop", "win-time"]),
  tier: z.enum(["small", "medium", "large"]).nullable(),
  period: z
    .enum(["hour", "day"])
    .nullable()
    .describe("How often a drop falls on average; null in other kinds"),
  seed: z.string().nullable().describe("What the pot starts again with; null where a part of it stays"),
  keepsPercent: z.int().nullable().describe("The part of the pot that stays in it after a hit"),
  gameIds: z.array(z.number().int()).describe("The titles that take part"),
  startValue: z.string(),
  centsPerSecond: z.number(),
  loadTime: z.iso.datetime(),
  currency: CurrencyCode,
  endsAt: z.iso.datetime().nullable(),
  goesOn: z
    .boolean()
    .describe(
      "The last win-time clock had no winner, because no stake was there, none was drawn, or the pot held too little to pay, so the pot goes on",
    ),
  drawn: z
    .object({ amount: z.string().nullable(), waitsForBeacon: z.boolean() })
    .nullable()
    .describe(
      "The pot of a win-time clock that is at zero and is being drawn; in a drop, only while its draw waits for the beacon, with the amount null",
    ),
  lastWinners: z
    .array(
      z.object({
        number: z.number().int().describe("Hits of this pot up to this one"),
        initial: z.string().nullable().describe("Null for a player who does not let others see their wins"),
        amount: z.string(),
        gameId: z.number().int().nullable(),
        at: z.iso.datetime(),
      }),
    )
    .describe("The newest first"),
});
export type LiveJackpot = z.infer<typeof LiveJackpot>;
