import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { describe, expect, it } from "vitest";
import { nothingStopped } from "../../testing/nothing-stopped.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { type RewardOffer, rewardOffers } from "../grants/reward-offer.ts";
import { plannedDraws } from "./prize-draw-times.ts";

const timesOf = (name: string, now: string) => {
  const [offer] = rewardOffers({ promotions: [promotionFile(name)], titles: [], ...nothingStopped });
  return plannedDraws(offer as RewardOffer<PrizeDrawRule>, new Date(now)).map(({ occasion, closesAt }) => [
    occasion,
    closesAt.toISOString(),
  ]);
};

describe("the draws that are announced", () => {
  it("the draws that are announced are three on a Saturday of hockey, at the breaks of Helsinki and of Toronto", () => {
    expect(timesOf("hockey-night", "2026-11-27T12:00:00Z").slice(0, 9)).toEqual([
      ["2026-11-28", "2026-11-28T17:20:00.000Z"],
      ["2026-11-28/2", "2026-11-28T18:00:00.000Z"],
      ["2026-11-28/3", "2026-11-28T18:40:00.000Z"],
      ["2026-11-28", "2026-11-29T00:20:00.000Z"],
      ["2026-11-28/2", "2026-11-29T01:00:00.000Z"],
      ["2026-11-28/3", "2026-11-29T01:40:00.000Z"],
      ["2026-12-05", "2026-12-05T17:20:00.000Z"],
      ["2026-12-05/2", "2026-12-05T18:00:00.000Z"],
      ["2026-12-05/3", "2026-12-05T18:40:00.000Z"],
    ]);
  });

  it("the draws that are announced are twelve nights of pixels, and none more than eight days ahead", () => {
    expect(timesOf("pixel-party", "2026-12-17T12:00:00Z")).toEqual([]);
    expect(timesOf("pixel-party", "2026-12-18T12:00:00Z")).toEqual([
      ["2026-12-26", "2026-12-27T00:00:00.000Z"],
    ]);
    expect(timesOf("pixel-party", "2027-01-06T12:00:00Z")).toHaveLength(12);
  });

  it("the announced draw is one of the golden ticket, which closes on 31 December at 18:00 UTC", () => {
    expect(timesOf("golden-ticket", "2026-12-01T12:00:00Z")).toEqual([
      ["2026-11-26", "2026-12-31T18:00:00.000Z"],
    ]);
  });
});
