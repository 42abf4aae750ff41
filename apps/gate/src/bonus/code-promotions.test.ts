import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { markRisk } from "../risk/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { rewardVisitors } from "../testing/reward-visitors.ts";
import { promotionFile } from "../testing/test-promotions.ts";
import { expireBonuses } from "./end-bonus.ts";

/**
 * The promotions with a code, as their files and the campaigns' file have them. Each: when it is open, a deposit and the bonus that it
 * earns, what is to be wagered and until when; then who is refused, and why.
 */
const stories = [
  {
    name: "bell-bonus",
    code: "BELL25",
    at: "2026-11-24T12:00:00Z",
    country: "MT",
    deposit: "100.00",
    amount: "25.00",
    wagering: "250.00",
    days: 7,
    vain: { brand: "FUNLY", refusal: "bonus_not_available" },
  },
  {
    name: "lucky",
    code: "LUCKY40",
    at: "2026-11-24T12:00:00Z",
    brand: "LUCKYCLOVER",
    country: "MT",
    deposit: "500.00",
    amount: "100.00",
    wagering: "2000.00",
    days: 10,
    vain: { brand: "BELLWETHER", refusal: "bonus_not_available" },
  },
  {
    name: "paprika-week",
    code: "PAPRIKA50",
    at: "2026-11-24T12:00:00Z",
    country: "HU",
    deposit: "100.00",
    amount: "50.00",
    wagering: "1000.00",
    days: 7,
    vain: { country: "FI", refusal: "bonus_not_available" },
  },
  {
    name: "weekend-promo",
    code: "WEEKEND30",
    at: "2026-11-26T23:00:00Z",
    country: "MT",
    deposit: "100.00",
    amount: "30.00",
    wagering: "450.00",
    days: 7,
    vain: { at: "2026-11-26T22:59:59Z", refusal: "bonus_not_open" },
  },
  {
    name: "spring-awakening",
    code: "SPRING26",
    at: "2026-05-31T21:59:00Z",
    country: "MT",
    deposit: "100.00",
    amount: "50.00",
    wagering: "1000.00",
    days: 7,
    vain: { at: "2026-05-31T22:00:00Z", refusal: "bonus_code_expired" },
  },
  {
    name: "welcome-offer",
    code: "WELCOME100",
    at: "2026-11-24T12:00:00Z",
    country: "GB",
    deposit: "100.00",
    amount: "100.00",
    wagering: "1000.00",
    days: 14,
    vain: { deposits: 1, refusal: "bonus_first_deposit" },
  },
] as const;

type Coming = { brand?: string; country?: string; thousands?: number };

describe("the codes of promotions", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      promotions: stories.map(({ name }) => promotionFile(name)),
      settings: { idleTimeoutMs: 400 * DAY_MS, absoluteTimeoutMs: 400 * DAY_MS },
    });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const at = (text: string) => {
    gate.clock.at = new Date(text);
  };
  const come = ({ brand = "BELLWETHER", country = "MT", thousands = 0 }: Coming = {}) =>
    rewardVisitors(gate).come({ brand, country, thousands });
  type Visitor = Awaited<ReturnType<typeof come>>;
  const claim = ({ session }: Visitor, code: string) => gate.call("claimCode", { code }, session);
  const refusalOf = async (player: Visitor, code: string) =>
    claim(player, code).then(
      () => "claimed",
      (error) => error.data?.fields?.code ?? error.code,
    );
  const methodOf = (country: string) => (country === "FI" ? "TRUSTLY" : "CREDITCARD");
  const bonusOf = async ({ session }: Visitor) => (await gate.call("bonuses", {}, session)).bonuses[0];
  const mark = (playerId: string) =>
    markRisk(gate.deps, { playerId, reason: "Losses that rise every night.", by: commandActor("test") });
  const setPlayer = ({ id }: Visitor, change: string) =>
    gate.database.query(`UPDATE player SET ${change} WHERE id = $1`, [id]);

  describe.each(stories)("$code of $name", (story) => {
    const { code, country, deposit, amount, wagering, days, vain } = story;
    const brand = "brand" in story ? story.brand : "BELLWETHER";

    it(`a promotion's code adds ${amount} to a deposit of ${deposit}, to be staked ${wagering} in ${days} days, once`, async () => {
      at(story.at);
      const player = await come({ brand, country });
      expect(await claim(player, code)).toMatchObject({ state: "waiting" });
      await gate.deposit(player, deposit, methodOf(country));
      const bonus = await bonusOf(player);
      expect(bonus).toMatchObject({ code, state: "active", amount, wagering_required: wagering });
      expect(Date.parse(bonus!.expires_at!) - gate.clock.at.getTime()).toBe(days * DAY_MS);
      expect(await refusalOf(player, code)).not.toBe("claimed");
      const { rows } = await gate.database.query("SELECT 1 FROM player_bonus WHERE player_id = $1", [
        player.id,
      ]);
      expect(rows).toHaveLength(1);
    });

    it(`a promotion's code is not for ${JSON.stringify(vain)}`, async () => {
      at("at" in vain ? vain.at : story.at);
      const player = await come({
        brand: "brand" in vain ? vain.brand : brand,
        country: "country" in vain ? vain.country : country,
        thousands: "deposits" in vain ? vain.deposits : 0,
      });
      expect(await refusalOf(player, code)).toBe(`core.error_${vain.refusal}`);
      expect(await bonusOf(player)).toBeUndefined();
    });
  });

  it("WELCOME100 is for a Swede at first play, to be staked 30 times in 60 days, and no code is afterwards", async () => {
    at("2026-11-24T12:00:00Z");
    const player = await come({ country: "SE", thousands: 0 });
    await gate.database.query(
      `INSERT INTO player_limit (player_id, type, duration_days, value, state, requested_at, effective_at)
       SELECT $1, 'deposit', d, 100000000, 'active', now(), now() FROM unnest(ARRAY[1, 7, 30]) d`,
      [player.id],
    );
    expect(await claim(player, "WELCOME100")).toMatchObject({ state: "waiting" });
    await gate.deposit(player, "100.00", "TRUSTLY");
    const bonus = await bonusOf(player);
    expect(bonus).toMatchObject({ state: "active", amount: "100.00", wagering_required: "3000.00" });
    expect(Date.parse(bonus!.expires_at!) - gate.clock.at.getTime()).toBe(60 * DAY_MS);
    await player.lose(1, 10_000);
    await gate.call("giveUpBonus", { id: bonus!.bonus_id }, player.session);
    expect(await refusalOf(player, "POWER25")).toBe("core.error_bonus_first_play");
  });

  describe("the rules of rewards decide about a code", () => {
    it.each([
      ["who is marked as being at risk", "ask_support", ({ id }: Visitor) => mark(id)],
      [
        "of whom a document is requested",
        "document",
        (each: Visitor) => setPlayer(each, "document_asked_at = now()"),
      ],
      [
        "who has turned rewards off",
        "rewards_off",
        (each: Visitor) => setPlayer(each, "takes_rewards = false"),
      ],
    ] as const)(
      "it is refused to somebody %s: bonus_%s; the page shows it; allowed again, it is claimed",
      async (_, why, change) => {
        at("2026-11-28T12:00:00Z");
        const player = await come();
        await change(player);
        expect(await refusalOf(player, "WEEKEND30")).toBe(`core.error_bonus_${why}`);
        const { refused } = await gate.call("bonuses", {}, player.session);
        expect(refused.map((each) => each.code)).toContain("WEEKEND30");
      },
    );

    it("a claim of Sunday is granted to a deposit that was confirmed on Sunday, waits on Monday, and is granted on Friday", async () => {
      at("2026-11-29T22:50:00Z");
      const [inTime, late] = [await come(), await come()];
      for (const player of [inTime, late]) await claim(player, "WEEKEND30");
      const begun = await gate.beginDeposit(inTime, "100.00", { method: "CREDITCARD" });
      const { authCode } = await begun.authorize();
      at("2026-11-29T23:05:00Z");
      await begun.transfer(authCode);
      await gate.deposit(late, "100.00", "CREDITCARD");
      expect(await bonusOf(inTime)).toMatchObject({ state: "active", amount: "30.00" });
      expect(await bonusOf(late)).toMatchObject({ state: "waiting", amount: "0.00" });
      at("2026-12-03T23:00:00Z");
      await gate.deposit(late, "100.00", "CREDITCARD");
      expect(await bonusOf(late)).toMatchObject({ state: "active", amount: "30.00" });
    });

    it("a claim waits for its deposit no longer than the promotion runs", async () => {
      at("2026-12-06T12:00:00Z");
      const player = await come({ country: "HU" });
      const { expires_at } = await claim(player, "PAPRIKA50");
      expect(expires_at).toBe("2026-12-06T23:00:00.000Z");
      at("2026-12-06T23:00:00Z");
      await gate.deposit(player, "100.00", "CREDITCARD");
      await expireBonuses(gate.deps);
      expect(await bonusOf(player)).toMatchObject({ state: "expired", amount: "0.00" });
    });

    it.each([
      ["is marked as being at risk", ({ id }: Visitor) => mark(id)],
      ["has turned rewards off", (each: Visitor) => setPlayer(each, "takes_rewards = false")],
    ] as const)(
      "a deposit earns nothing for a player who %s after the claim; the claim waits",
      async (_, change) => {
        at("2026-11-28T12:00:00Z");
        const player = await come();
        await claim(player, "WEEKEND30");
        await change(player);
        await gate.deposit(player, "100.00", "CREDITCARD");
        expect(await bonusOf(player)).toMatchObject({ state: "waiting", amount: "0.00" });
      },
    );

    it("a bonus that is active stays when its player is marked, turns rewards off, and the weekend is over", async () => {
      at("2026-11-28T12:00:00Z");
      const player = await come();
      await claim(player, "WEEKEND30");
      await gate.deposit(player, "100.00", "CREDITCARD");
      await mark(player.id);
      await setPlayer(player, "takes_rewards = false");
      at("2026-12-01T12:00:00Z");
      await expireBonuses(gate.deps);
      expect(await bonusOf(player)).toMatchObject({ state: "active", amount: "30.00" });
    });
  });
});
