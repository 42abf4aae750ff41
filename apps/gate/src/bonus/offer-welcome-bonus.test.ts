import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { residentOf } from "../testing/resident-of.ts";

describe("the welcome bonus offered with a first deposit", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const offerTo = async (player: { session: string }, type: "D" | "W" = "D") =>
    (await gate.call("paymentMethods", { type }, player.session)).welcome_bonus;
  const claim = (player: { session: string }, code: string) =>
    gate.call("claimCode", { code }, player.session);

  it("the welcome bonus offered with a first deposit states its amount and requirements in the player's currency, and the terms of the player's market", async () => {
    expect(await offerTo(await gate.stranger())).toEqual({
      code: "WELCOME100",
      claimed: false,
      percent: 100,
      minimum_deposit: "10.00",
      maximum_bonus: "100.00",
      wagering_multiple: 30,
      maximum_stake: "5.00",
      expires_after_days: 14,
    });
    const british = await gate.player(undefined, { ...residentOf("GB"), lastname: "Offer" });
    expect(await offerTo(british)).toMatchObject({ wagering_multiple: 10 });
    const swedish = await gate.player(undefined, { ...residentOf("SE"), lastname: "Erbjudande" });
    expect(await offerTo(swedish)).toMatchObject({ expires_after_days: 60, minimum_deposit: "100.00" });
  });

  it("the welcome bonus offered with a first deposit matches the claim, stays as claimed until the deposit, and is granted with it", async () => {
    const player = await gate.stranger();
    const offer = await offerTo(player);
    await claim(player, offer!.code);
    expect(await offerTo(player)).toMatchObject({ claimed: true });
    await gate.deposit(player, "20.00");
    expect(await offerTo(player)).toBeNull();
    const { bonuses } = await gate.call("bonuses", {}, player.session);
    expect(bonuses).toMatchObject([{ code: "WELCOME100", state: "active", amount: "20.00" }]);
  });

  it("the welcome bonus offered with a first deposit is not offered for a payout, after a deposit, beside another bonus, or once it was given up", async () => {
    expect(await offerTo(await gate.stranger(), "W")).toBeNull();
    const depositor = await gate.stranger();
    await gate.deposit(depositor, "10.00");
    expect(await offerTo(depositor)).toBeNull();
    const other = await gate.stranger();
    await claim(other, "BELL25");
    expect(await offerTo(other)).toBeNull();
    const unwilling = await gate.stranger();
    const { bonus_id } = await claim(unwilling, "WELCOME100");
    await gate.call("giveUpBonus", { id: bonus_id }, unwilling.session);
    expect(await offerTo(unwilling)).toBeNull();
  });

  it("the welcome bonus offered with a first deposit is not offered to another account of a person who has claimed it", async () => {
    const lastname = `Twice${randomUUID().replaceAll(/[^a-f]/g, "")}`;
    const [first, second] = [
      await gate.player(undefined, { lastname }),
      await gate.player(undefined, { lastname }),
    ];
    expect(await offerTo(second)).not.toBeNull();
    await claim(first, "WELCOME100");
    expect(await offerTo(second)).toBeNull();
  });

  it("the welcome bonus offered with a first deposit is not offered to a player who has not activated the account or is closed or excluded", async () => {
    expect(await offerTo(await gate.player(undefined, { activated: false, lastname: "Notyet" }))).toBeNull();
    const shut = await gate.stranger();
    await gate.database.query("UPDATE player SET status = 'excluded' WHERE id = $1", [shut.id]);
    expect(await offerTo(shut)).toBeNull();
  });

  it("the welcome bonus offered with a first deposit is not offered where the campaign excludes the country, has not begun, or is over", async () => {
    const campaigns = gate.deps.campaigns.filter(({ code }) => code === "WELCOME100");
    for (const change of [{ excludedCountries: ["FI"] }, { from: "2026-11-21" }, { until: "2026-11-19" }]) {
      const changed = await createGateFixture({
        database: gate.database,
        deps: { campaigns: campaigns.map((each) => ({ ...each, ...change })) },
      });
      const player = await changed.stranger();
      const { welcome_bonus } = await changed.call("paymentMethods", { type: "D" }, player.session);
      expect(welcome_bonus).toBeNull();
      await changed.gate.stop();
    }
  });
});
