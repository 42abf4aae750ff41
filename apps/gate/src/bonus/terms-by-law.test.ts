import { readFileSync } from "node:fs";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findPlayer } from "../players/index.ts";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

const migration = readFileSync(new URL("./migrations/0030-terms-by-law.sql", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => !line.startsWith("--"))
  .join("\n")
  .split(";")
  .filter((statement) => statement.trim() !== "");

describe("the terms of a bonus in a market with its own law", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    const lawful = testCampaigns.map((campaign) =>
      campaign.kind === "cashback"
        ? campaign
        : {
            ...campaign,
            inMarkets: {
              GB: { wageringMultiple: 1 },
              SE: {
                expiresAfterDays: 60,
                ...(campaign.kind === "free_spins" && { spinsExpireAfterDays: 60 }),
              },
            },
          },
    );
    gate = await createGateFixture({ campaigns: lawful });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const playerOf = async (country: string) => {
    const player = await gate.stranger();
    await gate.database.query("UPDATE player SET country = $2, identity_checked_at = now() WHERE id = $1", [
      player.id,
      country,
    ]);
    if (country === "SE")
      await gate.database.query(
        `INSERT INTO player_limit (player_id, type, duration_days, value, state, requested_at, effective_at)
         SELECT $1, 'deposit', d, 100000000, 'active', now(), now() FROM unnest(ARRAY[1, 7, 30]) d`,
        [player.id],
      );
    return player;
  };
  const methodOf = async ({ id }: { id: string }) =>
    (await findPlayer(gate.database, id))?.country === "SE" ? "TRUSTLY" : "SKRILL";
  const bonusOf = async (player: { session: string }) =>
    (await gate.call("bonuses", {}, player.session)).bonuses[0]!;
  const daysUntil = (iso: string | null) => (Date.parse(iso ?? "") - gate.clock.at.getTime()) / DAY_MS;

  it.each([
    ["IE", "40.00", 7],
    ["GB", "20.00", 7],
    ["SE", "40.00", 60],
  ])(
    "a deposit bonus of 20 requires an account of %s to wager %s within %i days",
    async (country, required, days) => {
      const player = await playerOf(country);
      await gate.deposit(player, "20.00", await methodOf(player), "QUICK");
      const bonus = await bonusOf(player);
      expect(bonus).toMatchObject({ state: "active", amount: "20.00", wagering_required: required });
      expect(Math.round(daysUntil(bonus.expires_at))).toBe(days);
    },
  );

  it("the terms of a bonus in a market with its own law free spins give 60 days for wagering to an account of SE, 3 to one of IE", async () => {
    for (const [country, days] of [
      ["SE", 60],
      ["IE", 3],
    ] as const) {
      const player = await playerOf(country);
      await gate.call("claimCode", { code: "SPINS3" }, player.session);
      const { spins_expire_at, expires_at } = await bonusOf(player);
      expect([spins_expire_at, expires_at].map((at) => Math.round(daysUntil(at)))).toEqual([days, days]);
    }
  });

  it.each([
    ["of 1 time and 30 days keeps them", 1, 30, "20.00", 30],
    ["of 5 times and 3 days gets the 2 times and 7 days of today", 5, 3, "40.00", 7],
  ])(
    "a waiting claim %s, so that a change is never to the player's disadvantage",
    async (_, times, days, required, left) => {
      const player = await playerOf("IE");
      await gate.call("claimCode", { code: "QUICK" }, player.session);
      await gate.database.query(
        "UPDATE player_bonus SET wagering_multiple = $2, wagering_days = $3 WHERE player_id = $1",
        [player.id, times, days],
      );
      await gate.deposit(player, "20.00", "SKRILL");
      const bonus = await bonusOf(player);
      expect(bonus.wagering_required).toBe(required);
      expect(Math.round(daysUntil(bonus.expires_at))).toBe(left);
    },
  );

  it("active bonuses get the law's terms in GB and SE when they take effect, and lose nothing anywhere", async () => {
    const players = await Promise.all(["GB", "SE", "IE"].map(playerOf));
    for (const player of players) {
      await gate.deposit(player, "20.00", await methodOf(player), "QUICK");
      await gate.database.query(
        `UPDATE player_bonus SET wagering_multiple = 30, wagering_required_minor = 60000, wagering_days = 14,
           expires_at = granted_at + interval '14 days' WHERE player_id = $1`,
        [player.id],
      );
    }
    const before = await playerOf("GB");
    await gate.deposit(before, "20.00", await methodOf(before), "QUICK");
    await gate.database.query(
      `UPDATE player_bonus SET wagering_multiple = 30, wagering_required_minor = 60000, claimed_at = '2026-01-18T23:59:59Z'
       WHERE player_id = $1`,
      [before.id],
    );
    await gate.database.asOwner(async (connection) => {
      for (const statement of migration) await connection.query(statement);
    });
    const terms = await Promise.all(
      [...players, before].map(async (player) => {
        const { wagering_required, expires_at } = await bonusOf(player);
        return [wagering_required, Math.round(daysUntil(expires_at))];
      }),
    );
    expect(terms).toEqual([
      ["200.00", 14],
      ["600.00", 60],
      ["600.00", 14],
      ["600.00", 7],
    ]);
  });
});
