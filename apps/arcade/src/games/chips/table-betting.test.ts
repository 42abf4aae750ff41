import { describe, expect, it } from "vitest";
import { paidBySpot, tableBetting } from "./table-betting.ts";

const form = {
  inputOf: (bets: object[]) => ({ bets }) as never,
  betsOf: (input: unknown) => (input as { bets: { spot: string; amountMinor: string }[] }).bets,
};
const red = { spot: "red", amountMinor: "100" };
const own = (spot: string, amountMinor: string) => ({ input: { bets: [{ spot, amountMinor }] } }) as never;
const settled = (...events: object[]) => ({ script: { events } }) as never;

function liveBetting(laidMinor: bigint) {
  const stood: unknown[] = [];
  const live = { laidMinor, totalMinor: 300n, bets: [red], stand: (bets: unknown) => stood.push(bets) };
  return { betting: tableBetting(live as never, form), stood };
}

describe("the bets of a table with chips", () => {
  it("all laid chips are one bet to place; without chips there is none", () => {
    expect(liveBetting(100n).betting.draft).toEqual({ stakeMinor: 100n, input: { bets: [red] } });
    expect(liveBetting(0n).betting.draft).toBeUndefined();
  });

  it("a table with chips shows the chips of all placed bets together", () => {
    const { betting, stood } = liveBetting(0n);
    betting.show([own("red", "100"), own("odd", "50")]);
    expect(stood).toEqual([[red, { spot: "odd", amountMinor: "50" }]]);
  });

  it("a table with chips adds 200 and 300 that one spot was paid in two bets to 500", () => {
    const won = { type: "bet-won", spot: "red", payoutMinor: "200" };
    const bets = [settled({ type: "ball-landed" }, won), settled({ ...won, payoutMinor: "300" })];
    const wonIn = (event: unknown) =>
      (event as { type: string }).type === "bet-won" ? (event as typeof won) : undefined;
    expect(paidBySpot({ bets }, wonIn)).toEqual(new Map([["red", 500n]]));
  });
});
