import { randomUUID } from "node:crypto";
import { contributionPercent } from "@bellwether/contract/content/contribution.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { promotionFile } from "../testing/test-promotions.ts";
import { findShares } from "./bonus.ts";
import { bonusLiability } from "./bonus-liability.ts";
import { listBonusesInReview, releaseBonus, revokeReviewedBonus } from "./review-bonus.ts";
import { reviewReason } from "./wagering.ts";
import { watchBonuses } from "./watch-bonuses.ts";

const envelopes = promotionFile("giveaway-bonus");
const content = { campaigns: testCampaigns, promotions: [envelopes] };

describe("a stake counts", () => {
  it.each([
    ["by its title before its category", "QUICK", "bell-two", ["slots", "all-games"], 50],
    ["by its category", "QUICK", "wheel", ["table-games", "all-games"], 10],
    ["fully where neither is listed", "QUICK", "bell-one", ["slots", "all-games"], 100],
    [
      "fully in slots towards a promotion's own bonus",
      envelopes.name,
      "bell-one",
      ["slots", "all-games"],
      100,
    ],
    ["for nothing towards it where it says nothing", envelopes.name, "keno", ["lottery", "all-games"], 0],
    ["fully in slots towards a bonus by hand", "BY-HAND-2026-11", "bell-one", ["slots", "all-games"], 100],
    ["for nothing towards it at tables", "BY-HAND-2026-11", "wheel", ["table-games", "all-games"], 0],
    ["for nothing towards a cashback", "BACK10", "bell-one", ["slots"], 0],
    ["for nothing towards a deleted campaign", "GONE", "bell-one", ["slots"], 0],
  ] as const)("%s", (_, bonus, code, categories, percent) => {
    expect(contributionPercent(findShares(content, bonus, "FI"), { code, categories: [...categories] })).toBe(
      percent,
    );
  });

  it.each(["GB", "MT"])(
    "a stake counts in %s as its law says: in Great Britain only slots, elsewhere a tenth at tables too",
    (country) => {
      const { campaigns } = content;
      const lawful = campaigns.map((each) =>
        each.code === "QUICK"
          ? {
              ...each,
              inMarkets: {
                GB: { contributionPercent: { default: 0, byCategory: { slots: 100 }, byTitle: {} } },
              },
            }
          : each,
      ) as typeof campaigns;
      const shares = findShares({ ...content, campaigns: lawful }, "QUICK", country);
      const percents = ["slots", "table-games", "lottery"].map((category) =>
        contributionPercent(shares, { code: "a-title", categories: [category as "slots"] }),
      );
      expect(percents).toEqual(country === "GB" ? [100, 0, 0] : [100, 10, 100]);
    },
  );

  it("a stake counts as low risk, and causes a review once such stakes are 10 % of all stakes", () => {
    expect(reviewReason({ stakedMinor: 1_000n, lowRiskMinor: 99n })).toBeUndefined();
    expect(reviewReason({ stakedMinor: 1_000n, lowRiskMinor: 100n })).toContain("10 %");
    expect(reviewReason({ stakedMinor: 0n, lowRiskMinor: 0n })).toBeUndefined();
  });
});

describe("a bonus being wagered", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ campaigns: testCampaigns });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const bonusOf = async (player: { session: string }) =>
    (await gate.call("bonuses", {}, player.session)).bonuses[0]!;
  const balancesOf = async (player: { session: string }) => {
    const balance = await gate.call("balance", {}, player.session);
    return [balance.player_balance_amount, balance.local_bonus_balance_amount];
  };
  /** A player with 10 of cash and 10 of bonus money that must be wagered up to 20. */
  const wagering = async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
    return { player, seat: await takeSeat(gate, player), id: (await bonusOf(player)).bonus_id };
  };
  const redAndBlack = { meta: { covered_share: 36 / 37 } };

  it("a bonus being wagered removes exactly the progress that a rolled-back stake had added", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00");
    const seat = await takeSeat(gate, player);
    const before = await seat.bet(4);
    await gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
    const counted = await seat.bet(5);
    expect(await bonusOf(player)).toMatchObject({ wagered: "5.00" });
    await seat.rollback(before);
    expect(await bonusOf(player)).toMatchObject({ wagered: "5.00" });
    await seat.rollback(counted);
    expect(await bonusOf(player)).toMatchObject({ wagered: "0.00" });
  });

  it("a bonus being wagered does not end by 20 of tickets for a draw, which can be returned until it", async () => {
    const { player, seat } = await wagering();
    const draw = { id: "raffle/1", at: "2027-01-01T00:00:00Z" };
    const tickets = [];
    for (let count = 0; count < 4; count += 1) tickets.push(await seat.bet(5, { meta: { draw } }));
    expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "0.00" });
    for (const ticket of tickets) await seat.rollback(ticket);
    expect(await balancesOf(player)).toEqual(["20.00", "10.00"]);
  });

  describe("by stakes of rounds that too few players can void", () => {
    const marked = { meta: { may_lack_players: true } };

    it("a bonus being wagered by stakes of rounds that too few players can void counts nothing before they are closed, and nothing when 4 of 5.00 are rolled back", async () => {
      const { player, seat } = await wagering();
      const bets = [];
      for (let count = 0; count < 4; count += 1) bets.push(await seat.bet(5, marked));
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "0.00" });
      for (const bet of bets) await seat.rollback(bet);
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "0.00" });
      expect(await balancesOf(player)).toEqual(["20.00", "10.00"]);
    });

    it("a bonus being wagered by stakes of rounds that too few players can void counts each once at the close by a win of 0, though it comes twice at the same moment, again, and under another id", async () => {
      const { player, seat } = await wagering();
      const [bet, other] = [await seat.bet(5, marked), await seat.bet(5, marked)];
      const close = { transaction_uuid: randomUUID() };
      await Promise.all([seat.win(bet, 0, close), seat.win(bet, 0, close)]);
      await seat.win(bet, 0, close);
      await seat.win(bet, 0);
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "5.00" });
      await seat.rollback(other);
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "5.00" });
    });

    it("a bonus being wagered by stakes of rounds that too few players can void is met by the close of the fourth of 5.00, whose win of 2.00 becomes cash with the rest", async () => {
      const { player, seat } = await wagering();
      const bets = [];
      for (let count = 0; count < 4; count += 1) bets.push(await seat.bet(5, marked));
      for (const bet of bets.slice(1)) await seat.win(bet, 0);
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "15.00" });
      await seat.win(bets[0]!, 2);
      expect(await bonusOf(player)).toMatchObject({ state: "completed", wagered: "20.00" });
      expect(await balancesOf(player)).toEqual(["2.00", "0.00"]);
    });

    it("a bonus being wagered by stakes of rounds that too few players can void takes back 5.00 if a bet is rolled back after its round was closed", async () => {
      const { player, seat } = await wagering();
      const bet = await seat.bet(5, marked);
      await seat.win(bet, 0);
      await seat.rollback(bet);
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "0.00" });
    });

    it("a bonus being wagered by stakes of rounds that too few players can void counts nothing towards a bonus that was claimed after the stake", async () => {
      const player = await gate.stranger();
      await gate.deposit(player, "10.00");
      const seat = await takeSeat(gate, player);
      const bet = await seat.bet(5, marked);
      await gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
      await seat.win(bet, 0);
      expect(await bonusOf(player)).toMatchObject({ state: "active", wagered: "0.00" });
    });

    it("a bonus being wagered by stakes of rounds that too few players can void counts at once where the bet closes its own round", async () => {
      const { player, seat } = await wagering();
      await seat.bet(5, { ...marked, round_closed: true });
      expect(await bonusOf(player)).toMatchObject({ wagered: "5.00" });
    });
  });

  it("wagering on red and black at once is held for an operator's review, and released there", async () => {
    const { player, seat, id } = await wagering();
    for (let round = 0; round < 4; round += 1) await seat.play(5, 5, redAndBlack);
    expect(await bonusOf(player)).toMatchObject({ state: "review", wagered: "20.00" });
    expect(await balancesOf(player)).toEqual(["20.00", "10.00"]);
    expect(await seat.bet(10.01)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY" });
    const waiting = (await listBonusesInReview(gate.database)).find((each) => each.id === id)!;
    expect(waiting).toMatchObject({ money_minor: 1_000n, staked_minor: 2_000n, low_risk_minor: 2_000n });
    expect(waiting.review).toContain("100 %");
    const heard = gate.listen(player);
    await releaseBonus(gate.deps, id);
    await releaseBonus(gate.deps, id);
    expect(await bonusOf(player)).toMatchObject({ state: "completed" });
    expect(await balancesOf(player)).toEqual(["20.00", "0.00"]);
    expect(heard).toContainEqual(expect.objectContaining({ type: "bonus", state: "completed" }));
    await expect(revokeReviewedBonus(gate.deps, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("a bonus being wagered in review blocks another bonus, can be revoked, and its part in an open round stays bonus money", async () => {
    const { player, seat, id } = await wagering();
    for (let round = 0; round < 2; round += 1) await seat.play(5, 0, redAndBlack);
    // All cash is used up: this stake is bonus money.
    const open = await seat.bet(5, redAndBlack);
    await seat.play(5, 0, redAndBlack);
    expect(await bonusOf(player)).toMatchObject({ state: "review" });
    await expect(gate.call("claimCode", { code: "BELL25" }, player.session)).rejects.toMatchObject({
      code: "bonus_not_available",
    });
    await seat.win(open, 7);
    expect(await balancesOf(player)).toEqual(["7.00", "7.00"]);
    expect(await revokeReviewedBonus(gate.deps, id)).toMatchObject({
      state: "revoked",
      taken_back_minor: 700n,
    });
    expect(await balancesOf(player)).toEqual(["0.00", "0.00"]);
    await expect(releaseBonus(gate.deps, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it.each([
    ["two dozens, 24 of 37 pockets", { covered_share: 24 / 37 }],
    ["a provider's own notes", { covered_share: "all", note: 1 }],
    ["no notes", undefined],
  ])("a bonus being wagered with %s needs no review", async (_, meta) => {
    const { player, seat } = await wagering();
    for (let round = 0; round < 4; round += 1) await seat.play(5, 5, { meta });
    expect(await bonusOf(player)).toMatchObject({ state: "completed" });
  });

  it("a bonus being wagered is in the report: granted, outstanding, progress and cost", async () => {
    const { player, seat } = await wagering();
    await seat.play(5, 0);
    const of = async (code: string) =>
      (await bonusLiability(gate.database, gate.clock.at)).find((row) => row.code === code)!;
    const before = await of("QUICK");
    expect(before).toMatchObject({ kind: "deposit", currency: "EUR", inReview: 0 });
    for (let round = 0; round < 3; round += 1) await seat.play(5, 5);
    const after = await of("QUICK");
    expect(after.costMinor - before.costMinor).toBe(1_000n);
    expect(before.outstandingMinor - after.outstandingMinor).toBe(1_000n);
    expect(before.requiredMinor - after.requiredMinor).toBe(2_000n);
    expect(before.wageredMinor - after.wageredMinor).toBe(500n);
    await gate.call("claimCode", { code: "SPINS3" }, player.session);
    expect(await of("SPINS3")).toMatchObject({ spinsLeft: 3, spinsWorthMinor: 60n, costMinor: 0n });
  });

  it("a bonus being wagered moves four gauges, in whole currency: outstanding by 10, in review by 1, cost by 10 once released, three spins of 0.20 by 0.60", async () => {
    const gauges = async () => {
      await watchBonuses(gate.deps);
      const shown = (name: string, code: string) => gate.figures.value(name, { code, currency: "EUR" }) ?? 0;
      return [
        shown("bonus_outstanding", "QUICK"),
        shown("bonus_in_review", "QUICK"),
        shown("bonus_cost", "QUICK"),
        shown("bonus_spins_worth", "SPINS3"),
      ];
    };
    const start = await gauges();
    const moved = async () =>
      (await gauges()).map((value, index) => Number((value - start[index]!).toFixed(2)));
    const { player, seat, id } = await wagering();
    expect(await moved()).toEqual([10, 0, 0, 0]);
    for (let round = 0; round < 4; round += 1) await seat.play(5, 5, redAndBlack);
    expect(await moved()).toEqual([10, 1, 0, 0]);
    await releaseBonus(gate.deps, id);
    expect(await moved()).toEqual([0, 0, 10, 0]);
    await gate.call("claimCode", { code: "SPINS3" }, player.session);
    expect(await moved()).toEqual([0, 0, 10, 0.6]);
  });
});
