import { randomUUID } from "node:crypto";
import { GateError, minorToAmount } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type ModelRound, WalletModel } from "../testing/wallet-model.ts";

const RUNS = inject("isFullSize") ? 200 : 20;
const START = new Date("2026-11-16T12:00:00Z");

const seed = inject("seed");

/** The player of one run at the real gate. */
type Real = {
  gate: GateFixture;
  player: Awaited<ReturnType<GateFixture["player"]>>;
  token: string;
  clock: Date;
};
type Command = fc.AsyncCommand<WalletModel, Real>;

const textOf = (minor: number) => minorToAmount(BigInt(minor));
const statuses = {
  ok: "RS_OK",
  money: "RS_ERROR_NOT_ENOUGH_MONEY",
  limit: "RS_ERROR_LIMIT_REACHED",
  excluded: "RS_ERROR_USER_DISABLED",
  closed: "RS_ERROR_DUPLICATE_TRANSACTION",
  missing: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
} as const;

const money = (real: Real, path: string, round: string, more: Record<string, unknown>) =>
  real.gate.wallet(`/transaction/${path}`, {
    user: real.player.id,
    token: real.token,
    transaction_uuid: randomUUID(),
    round,
    game_code: "bell-one",
    currency: "EUR",
    ...more,
  });

async function agree(model: WalletModel, real: Real): Promise<void> {
  const { rows } = await real.gate.database.query<{ address: string; balance_minor: bigint }>(
    "SELECT address, balance_minor FROM ledger_account WHERE address IN ($1, $2)",
    [`player:${real.player.id}:cash`, `player:${real.player.id}:bonus`],
  );
  const held = (kind: string) =>
    Number(rows.find(({ address }) => address.endsWith(kind))?.balance_minor ?? 0n);
  expect({ cash: held(":cash"), bonus: held(":bonus") }).toEqual({ cash: model.cash, bonus: model.bonus });
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: unknown) => {
      if (error instanceof GateError) return error.code;
      throw error;
    },
  );

/** A command that finally compares the balances with the model's. */
const command = (name: string, run: (model: WalletModel, real: Real) => Promise<void>): Command => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    await agree(model, real);
  },
  toString: () => name,
});

const pick = <T>(items: readonly T[], nth: number): T | undefined =>
  items.length === 0 ? undefined : items[nth % items.length];
const amountMinor = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.constantFrom(499, 500, 501, 2_000));

const commands = [
  fc.constantFrom(1_000, 2_000, 2_500, 10_000).map((amount) =>
    command(`deposit ${amount}`, async (model, real) => {
      const expected = model.deposit(amount);
      const answer = await refusalOf(real.gate.deposit(real.player, textOf(amount)));
      const wanted = { ok: "ok", excluded: "session_excluded", limit: "deposit_limit_reached" };
      expect(answer).toBe(wanted[expected]);
    }),
  ),
  fc.constant(
    command("claim", async (model, real) => {
      const answer = await refusalOf(real.gate.call("claimCode", { code: "BELL25" }, real.player.session));
      expect(answer === "ok" ? "ok" : "refused").toBe(model.claim());
    }),
  ),
  fc.constant(
    command("give up", async (model, real) => {
      if (model.isExcluded) return;
      const { bonuses } = await real.gate.call("bonuses", {}, real.player.session);
      if (!bonuses[0]) return;
      await real.gate.call("giveUpBonus", { id: bonuses[0].bonus_id }, real.player.session);
      model.giveUp();
    }),
  ),
  fc.tuple(amountMinor, fc.boolean(), fc.boolean(), fc.nat(20)).map(([amount, closes, isMore, nth]) =>
    command(`bet ${amount}${closes ? " closing" : ""}${isMore ? " in a round" : ""}`, async (model, real) => {
      const old = isMore ? pick(model.rounds, nth) : undefined;
      const round: ModelRound = old ?? {
        id: randomUUID(),
        isOpen: true,
        bonusPart: "none",
        bets: [],
        wins: [],
      };
      const id = randomUUID();
      const bet = { transaction_uuid: id, amount: amount * 1_000, round_closed: closes };
      const expected = model.bet(round, id, amount, closes);
      const answer = await money(real, "bet", round.id, bet);
      expect(answer.status).toBe(statuses[expected]);
      // A repeat changes nothing.
      expect(await money(real, "bet", round.id, bet)).toEqual({
        ...answer,
        request_uuid: expect.any(String),
      });
    }),
  ),
  fc.tuple(fc.nat(3_000), fc.boolean(), fc.nat(50), fc.nat(5)).map(([amount, closes, nth, which]) =>
    command(`win ${amount}`, async (model, real) => {
      const round = pick(model.rounds, nth);
      const bet = round && pick(round.bets, which);
      if (!round || !bet) return;
      const expected = model.win(round, bet, amount, closes);
      const answer = await money(real, "win", round.id, {
        reference_transaction_uuid: bet.id,
        amount: amount * 1_000,
        round_closed: closes,
      });
      expect(answer.status).toBe(statuses[expected]);
    }),
  ),
  fc.tuple(fc.nat(50), fc.nat(5)).map(([nth, which]) =>
    command("rollback", async (model, real) => {
      const round = pick(model.rounds, nth);
      const bet = round && pick(round.bets, which);
      if (!round || !bet) return;
      const expected = model.rollback(round, bet);
      const answer = await money(real, "rollback", round.id, { reference_transaction_uuid: bet.id });
      expect(answer.status).toBe(statuses[expected]);
    }),
  ),
  fc
    .tuple(
      fc.constantFrom("maxwager" as const, "netloss" as const, "deposit" as const),
      fc.constantFrom(1_000, 2_000, 5_000, 20_000),
    )
    .map(([name, value]) =>
      command(`limit ${name} ${value}`, async (model, real) => {
        if (model.isExcluded) return;
        const expected = model.setLimit(name, value);
        const answer = await refusalOf(
          real.gate.call(
            "changeLimit",
            { type: name, action: "set", duration: 1, amount: textOf(value) },
            real.player.session,
          ),
        );
        // Setting the limit in force again withdraws a waiting raise, if there is one.
        if (expected === "unchanged") expect(["ok", "limit_unchanged"]).toContain(answer);
        else expect(answer).toBe("ok");
      }),
    ),
  fc.constant(
    command("next day", async (model, real) => {
      // The bonus would expire after a week, so a run ends before that.
      if (model.isExcluded || model.day >= 6) return;
      real.clock = new Date(real.clock.getTime() + DAY_MS);
      real.gate.clock.at = real.clock;
      const { session } = await real.gate
        .clientOf()
        .send("login", { nickname: real.player.email, password: "correct horse battery" });
      real.player.session = session!;
      real.token = await real.gate.launch(real.player);
      model.nextDay();
    }),
  ),
  fc.constant(
    command("exclude", async (model, real) => {
      if (model.isExcluded) return;
      await real.gate.call("selfExclude", { duration: "5y" }, real.player.session);
      model.isExcluded = true;
    }),
  ),
];

/** Most commands are impossible after an exclusion, so it is rare. */
const weighted = [6, 3, 1, 20, 8, 5, 4, 2, 0.3].flatMap((weight, index) =>
  Array<fc.Arbitrary<Command>>(Math.max(1, Math.round(weight))).fill(commands[index]!),
);

describe("wallet, limits and bonus together", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  it(`${RUNS} random runs of up to 80 events match a small model of the rules, and violate no invariant (SEED=${seed})`, {
    timeout: 1_200_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(weighted, { maxCommands: 80, size: "max" }), async (life) => {
        gate.clock.at = START;
        const player = await gate.stranger();
        const token = await gate.launch(player);
        const setup = () => ({ model: new WalletModel(), real: { gate, player, token, clock: START } });
        await fc.asyncModelRun(setup, life);
        expect(await gate.violations()).toEqual([]);
      }),
      // Each run has a separate player, so that fast-check can repeat a failing run to shrink it.
      { numRuns: RUNS, seed, endOnFailure: true },
    );
  });
});
