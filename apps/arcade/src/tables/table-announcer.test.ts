import { expect, it } from "vitest";
import { loadTexts } from "../texts/texts.ts";
import type { SettledRound } from "./own-bets.ts";
import { TableAnnouncer } from "./table-announcer.ts";

const t = await loadTexts("en");
const bet = (state: string, stakeMinor: string) => ({ state, stakeMinor });

/** What the host says after a round with these bets, of which those that count paid 4.00 for a stake of 2.00. */
function said(bets: object[], stakeMinor: bigint): string {
  const teller = new TableAnnouncer(t, (minor) => `€${Number(minor) / 100}`, {} as never, {} as never);
  const round = { number: 7, bets, stakeMinor, payoutMinor: 2n * stakeMinor } as unknown as SettledRound;
  return teller.settled(round, "The dealer has 19").text;
}

it("says what was won, and that a bet of 5.00 that did not count comes back beside one that did", () => {
  const both = said([bet("settled", "200"), bet("returned", "500")], 200n);
  expect(both).toMatch(/^The dealer has 19\. Won €4.*\. €5 did not count\. It comes back to you\.$/);
  expect(said([bet("settled", "200")], 200n)).not.toContain("did not count");
});

it("says that the stakes come back, and nothing of the round, if no bet counted", () => {
  expect(said([bet("returned", "500"), bet("returned", "200")], 0n)).toBe(
    "€7 did not count. It comes back to you.",
  );
});
