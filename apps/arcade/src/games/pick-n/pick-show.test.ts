import { completeDraw } from "@bellwether/games";
import { pickN } from "@bellwether/games/mechanics/pick-n/manifest.ts";
import { describe, expect, it } from "vitest";
import pigeons from "../../../../../content/models/pick-n/pick-three-pigeons.json" with { type: "json" };
import { pickLinesOf } from "./pick-show.ts";

const rules = pickN.rulesOf(pickN.data.parse(pigeons.data));
if (rules.kind !== "shared") throw new Error("pick-n is not shared");
const t = (key: string) => key;
const input = {
  plays: [
    { digits: "375", way: "straight", times: 1 },
    { digits: "573", way: "boxed", times: 2 },
    { digits: "335", way: "both", times: 1 },
  ],
};
const { events } = completeDraw(rules, { outcome: "375", events: [] }, [input]);
const script = [...events] as { type: string }[];
const after = (out: number) => pickLinesOf(t as never, { input, stakeMinor: 400n, events: script, out });
const hits = (out: number) =>
  after(out).map(({ marks }) => marks.map(({ isHit }) => (isHit ? "x" : "-")).join(""));

describe("the plays of a ticket during a draw of digits", () => {
  it("the plays of a ticket during a draw of digits mark a straight play's digits in their places, and the others' anywhere, each drawn digit once", () => {
    expect(hits(1)).toEqual(["x--", "--x", "x--"]);
    expect(hits(3)).toEqual(["xxx", "xxx", "x-x"]);
  });

  it("the plays of a ticket during a draw of digits win with the last digit: 940 straight and 2 × 156 boxed, and nothing before", () => {
    expect(after(2).map(({ paidMinor }) => paidMinor)).toEqual([0n, 0n, 0n]);
    expect(after(3).map(({ paidMinor }) => paidMinor)).toEqual([94_000n, 31_200n, 0n]);
  });
});
