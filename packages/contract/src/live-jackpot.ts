import { z } from "zod";
import { CurrencyCode } from "./money.ts";

/**
 * A jackpot's pot in one currency, with the fields of [3.15]: it stood at `startValue` at `loadTime` and grows by `centsPerSecond`. Amounts
 * are decimal text. `endsAt` is the end of the period in which a drop can still be hit, or the moment at which a win-time clock reaches
 * zero; null in a network, and after a drop's hit until the next period.
 */
export const LiveJackpot = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["network", "drop", "win-time"]),
  tier: z.enum(["small", "medium", "large"]).nullable(),
  gameIds: z.array(z.number().int()).describe("The titles that take part"),
  startValue: z.string(),
  centsPerSecond: z.number(),
  loadTime: z.iso.datetime(),
  currency: CurrencyCode,
  endsAt: z.iso.datetime().nullable(),
  nextStartsAt: z.iso.datetime().nullable().describe("When the next period of a drop starts"),
  goesOn: z
    .boolean()
    .describe(
      "The drop of the last period or the last clock had no winner, because no stake was there or the pot held too little to pay, so the pot goes on",
    ),
  drawn: z
    .object({ amount: z.string(), waitsForBeacon: z.boolean() })
    .nullable()
    .describe("The pot of a win-time clock that is at zero and whose winner is being drawn"),
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
