import { expect, it } from "vitest";
import type { OwnBet } from "../../tables/own-bets.ts";
import { betsOfPanels, isSameBet } from "./bets-of-panels.ts";

const betOf = (roundId: string, cashOutAt?: number): OwnBet => ({
  roundId,
  number: 7,
  stakeMinor: 500n,
  input: cashOutAt === undefined ? {} : { cashOutAt },
  state: "placed",
});
const panelWith = (shown?: OwnBet) => ({ owns: (bet: OwnBet) => isSameBet(bet, shown) });

it("after a lost line each of two bets of crash stays in its panel, in whatever order the studio lists them", () => {
  const panels = [panelWith(betOf("automatic", 150)), panelWith(betOf("manual"))];
  const again = [betOf("manual"), betOf("automatic", 150)];
  expect(betsOfPanels(panels, again).map((bet) => bet?.roundId)).toEqual(["automatic", "manual"]);
});

it("after a reload the bets fill the panels in the studio's order, and a bet that a panel knows keeps its place", () => {
  const bets = [betOf("first"), betOf("second")];
  expect(betsOfPanels([panelWith(), panelWith()], bets)).toEqual(bets);
  expect(betsOfPanels([panelWith(), panelWith(bets[0])], bets)).toEqual([bets[1], bets[0]]);
  expect(betsOfPanels([panelWith(), panelWith()], bets.slice(0, 1))).toEqual([bets[0], undefined]);
});
