import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { address, hashInput } from "@bellwether/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { type DrawnPayouts, liabilityAt } from "./liability.ts";

const nothingDrawn: DrawnPayouts = async () => new Map();

const SHOWN = [
  "brand",
  "currency",
  "cashMinor",
  "heldMinor",
  "openStakesMinor",
  "unpaidWinsMinor",
  "unpaidHitsMinor",
  "totalMinor",
  "overdrawnMinor",
] as const;

describe("the liability to players at a given time", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const minutes = (count: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + count * MINUTE_MS);
    return gate.clock.at;
  };
  const at = async (moment: Date, drawn = nothingDrawn) =>
    (await liabilityAt(gate.database, moment, drawn)).map((row) => SHOWN.map((name) => row[name]));

  it("the liability to players at a given time includes deposits, stakes, a rollback, a win and a withdrawal, and does not change later for a past time", async () => {
    const before = gate.clock.at;
    minutes(1);
    const player = await gate.stranger();
    await gate.deposit(player, "100.00");
    const deposited = minutes(1);
    minutes(1);

    const token = await gate.launch(player);
    const shared = (round: string) => ({
      user: player.id,
      token,
      round,
      game_code: "bell-one",
      currency: player.currency,
      transaction_uuid: randomUUID(),
    });
    const stake = async (round: string, euros: number) => {
      const bet = { ...shared(round), amount: units(euros) };
      expect(await gate.wallet("/transaction/bet", bet)).toMatchObject({ status: "RS_OK" });
      return bet.transaction_uuid;
    };
    const [lost, won] = [randomUUID(), randomUUID()];
    const lostBet = await stake(lost, 10);
    const wonBet = await stake(won, 5);
    const staked = minutes(1);
    minutes(1);

    await gate.wallet("/transaction/rollback", {
      ...shared(lost),
      reference_transaction_uuid: lostBet,
      round_closed: true,
    });
    await gate.wallet("/transaction/win", {
      ...shared(won),
      reference_transaction_uuid: wonBet,
      amount: units(20),
      round_closed: true,
    });
    const settled = minutes(1);
    minutes(1);

    const payout = await gate.beginWithdrawal(player, "40.00", "TRUSTLY");
    const { authCode } = await payout.authorize();
    const reserved = minutes(1);
    minutes(1);
    await payout.transfer(authCode);
    const paid = minutes(1);

    const row = (cash: bigint, held: bigint, stakes: bigint, wins: bigint, hits = 0n) => [
      ["BELLWETHER", player.currency, cash, held, stakes, wins, hits, cash + held + stakes + wins + hits, 0n],
    ];
    expect(await at(before)).toEqual([]);
    expect(await at(deposited)).toEqual(row(10_000n, 0n, 0n, 0n));
    expect(await at(staked)).toEqual(row(8_500n, 0n, 1_500n, 0n));
    // Queries the database itself, as the studio does.
    const drawn: DrawnPayouts = async (rounds) => {
      await gate.database.asOwner((connection) => connection.query("SELECT 1"));
      return new Map(
        rounds
          .filter(({ round }) => round === won)
          .map(({ round }) => [round, { payoutMinor: 2_000n, hitsMinor: 500n }]),
      );
    };
    expect(await at(staked, drawn)).toEqual(row(8_500n, 0n, 1_000n, 2_000n, 500n));
    expect(await at(settled, drawn)).toEqual(row(11_500n, 0n, 0n, 0n));
    expect(await at(reserved)).toEqual(row(7_500n, 4_000n, 0n, 0n));
    expect(await at(paid)).toEqual(row(7_500n, 0n, 0n, 0n));

    const { rows } = await gate.database.query<{ cash: bigint }>(
      "SELECT sum(balance_minor)::bigint AS cash FROM ledger_account WHERE address LIKE 'player:%:cash'",
    );
    expect(rows[0]?.cash).toBe(7_500n);
    expect(await gate.violations()).toEqual([]);
  });

  it("the liability to players at a given time is separate per brand, and one player's debt does not reduce what another is owed", async () => {
    const [rich, poor] = [await gate.stranger(), await gate.stranger()];
    await gate.deposit(rich, "30.00");
    await gate.database.query("UPDATE player SET brand = 'FUNLY' WHERE id = ANY($1::text[])", [
      `{${rich.id},${poor.id}}`,
    ]);
    const cash = { address: address.playerCash(poor.id), currency: poor.currency };
    const psp = { address: address.paymentProvider("trustly"), currency: poor.currency };
    const key = { source: "piq", externalId: randomUUID() };
    const transfers = [
      { debit: cash, credit: psp, amountMinor: 700n, kind: "withdrawal" as const, forced: true },
    ];
    await gate.deps.ledger.batch(
      { accounts: [cash, psp], keys: [key], transfersAtMost: 1 },
      gate.clock.at,
      async (book) =>
        book.apply({ key, inputHash: hashInput(["overdrawn"]), transfers, answer: () => "taken" }),
    );
    const rows = await at(minutes(1));
    expect(rows.map(([brand, , cash, , , , , total, overdrawn]) => [brand, cash, total, overdrawn])).toEqual([
      ["BELLWETHER", 7_500n, 7_500n, 0n],
      ["FUNLY", 3_000n, 3_000n, 700n],
    ]);
  });
});
