import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { brandsNamed, countries } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import type { RewardedPlayer } from "../../bonus/index.ts";
import { nothingStopped } from "../../testing/nothing-stopped.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { mayReward } from "./may-reward.ts";
import { type RewardOffer, rewardOffers } from "./reward-offer.ts";

const club = promotionFile("scratch-club");
const offer: RewardOffer = {
  promotion: club,
  rule: club.rule!,
  brands: brandsNamed(club.brands),
  countries: countries.map(({ code }) => code),
  gameCodes: null,
  termsIn: () => ({ products: ["casino"] }),
  isPaused: false,
};
const wednesday = new Date("2026-12-02T12:00:00Z");
/** The fields that decide, of a player who may have the reward. */
const player = {
  brand: "BELLWETHER",
  country: "GB",
  status: "open",
  excludedUntil: null,
  isActivated: true,
  isDocumentAsked: false,
  blockedUntil: {},
  takesRewards: true,
  isHouse: false,
  isAtRisk: false,
  hasTerms: true,
  rewardsToday: 4,
} as RewardedPlayer;

describe("a reward of the scratch club", () => {
  it("a reward of the scratch club is for a British player on a Wednesday with 4 rewards of that day", () => {
    expect(mayReward(player, offer, wednesday)).toEqual({ may: true });
  });

  it.each([
    ["not_here", "of another brand", { brand: "FUNLY" }],
    ["house_player", "who is a house player", { isHouse: true }],
    ["first_play_only", "in Sweden, where a bonus is lawful at first play alone", { country: "SE" }],
    ["account_excluded", "who has excluded themselves", { status: "excluded" }],
    [
      "account_excluded",
      "whose exclusion runs although the account is open",
      { excludedUntil: new Date("2026-12-03T00:00:00Z") },
    ],
    ["at_risk", "who is marked as being at risk", { isAtRisk: true }],
    ["not_activated", "who has not entered the code", { isActivated: false }],
    ["document_asked", "of whom a document is requested", { isDocumentAsked: true }],
    ["account_blocked", "whom operators have blocked from bonuses", { blockedUntil: { bonus: null } }],
    ["terms_required", "who has not accepted the terms", { hasTerms: false }],
    ["opted_out", "who has turned rewards off", { takesRewards: false }],
    ["enough_today", "who has had 5 rewards today", { rewardsToday: 5 }],
  ] as const)("%s: is not for somebody %s", (why, _, change) => {
    expect(mayReward({ ...player, ...change } as RewardedPlayer, offer, wednesday)).toEqual({
      may: false,
      why,
    });
  });

  it.each([
    ["on a Thursday", "2026-12-03T00:00:00Z"],
    ["before its rule counts", "2026-11-18T12:00:00Z"],
    ["after its last day", "2027-07-07T12:00:00Z"],
  ])("a reward of the scratch club is not for play %s", (_, at) => {
    expect(mayReward(player, offer, wednesday, new Date(at))).toEqual({ may: false, why: "not_open" });
  });

  it("a reward of the scratch club waits while operators have stopped it", () => {
    const answer = mayReward(player, { ...offer, isPaused: true }, wednesday);
    expect(answer).toEqual({ may: false, why: "paused" });
  });

  it("a reward of the scratch club is unlawful in Great Britain if play in casino and lottery counts together, or with wagering of 11 times; not in Ireland", () => {
    const mixed = { ...offer, termsIn: () => ({ products: ["casino", "lottery"] }) };
    const wagered = { ...offer, termsIn: () => ({ wageringMultiple: 11 }) };
    for (const each of [mixed, wagered]) {
      expect(mayReward(player, each, wednesday)).toEqual({ may: false, why: "unlawful" });
      expect(mayReward({ ...player, country: "IE" }, each, wednesday)).toEqual({ may: true });
    }
  });
});

describe("the bonus of a draw whose entries are deposits played in slots", () => {
  const titleOf = (code: string, categories: string[]) => ({ code, categories, subCategories: [] });
  const titles = [titleOf("reel", ["slots"]), titleOf("balls", ["lottery"])] as unknown as CatalogueTitle[];
  const offerWith = (shares: object, inBritain: object = {}) => {
    const draw = promotionFile("giveaway-bonus", (each) => {
      const bonus = each.bonus!;
      const contributionPercent = { ...bonus.contributionPercent, ...shares };
      const inMarkets = { GB: { ...bonus.inMarkets.GB, ...inBritain } };
      return { ...each, bonus: { ...bonus, contributionPercent, inMarkets } };
    });
    return rewardOffers({ promotions: [draw], titles, ...nothingStopped })[0]!;
  };
  const inSlots = { contributionPercent: { default: 0, byCategory: { slots: 100 }, byTitle: {} } };

  it.each([
    ["of slots alone", {}, {}, { may: true }],
    ["in all games", { default: 100 }, {}, { may: false, why: "unlawful" }],
    ["in the lottery by 1 %", { byCategory: { lottery: 1 } }, {}, { may: false, why: "unlawful" }],
    ["in all games, in Great Britain in slots alone", { default: 100 }, inSlots, { may: true }],
  ] as const)(
    "the bonus of a draw whose entries are deposits played in slots wagered %s is for a British player: %j",
    (_, shares, inBritain, answer) => {
      expect(mayReward(player, offerWith(shares, inBritain), wednesday)).toEqual(answer);
      const irish = { ...player, country: "IE" };
      expect(mayReward(irish, offerWith(shares, inBritain), wednesday)).toEqual({ may: true });
    },
  );
});
