import { completeDraw } from "@bellwether/games";
import { lotto } from "@bellwether/games/mechanics/lotto/manifest.ts";
import { LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import { describe, expect, it } from "vitest";
import saturday from "../../../../../content/models/lotto/lotto-saturday.json" with { type: "json" };
import { lottoBallsOf, lottoLinesOf } from "./lotto-show.ts";

const rules = lotto.rulesOf(lotto.data.parse(saturday.data));
if (rules.kind !== "shared") throw new Error("lotto is not shared");
const layout = LottoLayout.parse(rules.layout(1n));
const t = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`;
const input = {
  slips: [
    [7, 12, 23, 31, 38, 44],
    [3, 7, 12, 23, 31, 38, 46],
  ],
};
const stakeMinor = 8n * 150n;
const drawn = { outcome: { numbers: [7, 12, 23, 31, 38, 2], bonus: 44 }, events: [] };
const { events } = completeDraw(rules, drawn, [input]);
const script = [...events] as { type: string }[];

describe("a ticket's slips in the show of a lotto draw", () => {
  it("a ticket's slips in the show of a lotto draw add up, once all balls are out, to the payout that the rules give the ticket", () => {
    const own = lottoLinesOf(layout, t as never, { input, stakeMinor, events: script, out: 7 });
    const paid = own.reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
    expect(paid).toBe(rules.accept(stakeMinor, input).settle(rules.pot?.read(script)).payoutMinor);
    expect(paid).toBeGreaterThan(0n);
    expect(own[0]?.words).toBe('lotto_right_bonus {"hits":5}');
  });

  it("a ticket's slips in the show of a lotto draw mark the balls that are out, and pay nothing before the draw or for one right", () => {
    const after = (out: number) =>
      lottoLinesOf(layout, t as never, { input, stakeMinor, events: script, out });
    expect(after(1).map(({ marks }) => marks.filter(({ isHit }) => isHit).map(({ text }) => text))).toEqual([
      ["7"],
      ["7"],
    ]);
    expect(after(1).map(({ paidMinor }) => paidMinor)).toEqual([0n, 0n]);
    // Two right pay 3.00, which is twice the price. Five of the seven numbers of the system are wrong; each such line takes four of them.
    expect(after(2).map(({ paidMinor }) => paidMinor)).toEqual([300n, 1_500n]);
    const before = lottoLinesOf(layout, t as never, { input, stakeMinor, events: undefined, out: 0 });
    expect(before.flatMap(({ marks }) => marks).some(({ isHit }) => isHit)).toBe(false);
  });

  it("a ticket's slips in the show of a lotto draw have a show of seven balls, the bonus ball last", () => {
    const balls = lottoBallsOf(script as never, t as never);
    expect(balls.map(({ text }) => text)).toEqual(["7", "12", "23", "31", "38", "2", "44"]);
    expect(balls.map(({ isBonus }) => isBonus === true)).toEqual([...Array(6).fill(false), true]);
  });
});
