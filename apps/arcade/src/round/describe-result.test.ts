import { describe, expect, it } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import { celebrationOf } from "./celebration.ts";
import { describeResult } from "./describe-result.ts";

describe("the result of a round at a stake of €1.00", () => {
  it.each([
    [0n, "No win", "plain"],
    [50n, "Paid back €1.20", "plain"],
    [100n, "Paid back €1.20", "plain"],
    [120n, "Won €1.20", "win"],
  ] as const)(
    "the result of a round at a stake of €1.00 that paid %s reads %s",
    async (payoutMinor, text, mood) => {
      const t = await loadTexts("en");
      expect(describeResult(celebrationOf(payoutMinor, 100n), "€1.20", t)).toEqual({ text, mood });
    },
  );
});
