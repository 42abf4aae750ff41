import { createHmac, randomUUID } from "node:crypto";
import type { WageredCampaign } from "@bellwether/contract/content/campaign.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { RoundsModel } from "../testing/rounds-model.ts";

const RUNS = inject("isFullSize") ? 200 : 20;
const HMAC_KEY = "a shared key";
const ROUNDS = 4;

const seed = inject("seed");

const quick = testCampaigns.find((each): each is WageredCampaign => each.code === "QUICK");
if (!quick) throw new Error("the fixture has no campaign QUICK");
/** A bonus that no run wagers to its end, and whose maximum stake no bet reaches. */
const long: WageredCampaign = { ...quick, code: "LONG", wageringMultiple: 1_000, maximumStake: 1_000 };

type Step =
  | { do: "bet"; round: number; amount: number; closes: boolean }
  | { do: "lateBet"; nth: number; amount: number }
  | { do: "otherContent"; nth: number }
  | { do: "win"; round: number; amount: number; closes: boolean }
  | { do: "finish"; round: number }
  | { do: "rollBackBet" | "rollBackWin"; nth: number; closes: boolean }
  | { do: "rollBackUnknown"; round: number }
  | { do: "repeat"; nth: number };

const round = fc.nat(ROUNDS - 1);
const nth = fc.nat(40);
const closes = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.boolean());
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant("bet"), round, amount: fc.nat(900), closes }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("lateBet"), nth, amount: fc.nat(900) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("otherContent"), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("win"), round, amount: fc.nat(2_000), closes }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("finish"), round }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("rollBackBet"), nth, closes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("rollBackWin"), nth, closes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("rollBackUnknown"), round }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("repeat"), nth }) },
) as fc.Arbitrary<Step>;

type Answer = { result: "ok" | "money" | "refused"; balance: unknown };
type Money =
  | { kind: "bet"; id: string; round: string; amount: number; closes: boolean }
  | { kind: "win"; id: string; round: string; amount: number; closes: boolean; bet: string }
  | { kind: "rollback"; id: string; round: string; closes: boolean; of: string };

/** A provider's calls in one of the two dialects. */
type Dialect = {
  send(call: Money): Promise<Answer>;
  finish(round: string, bet: string | undefined): Promise<Answer>;
};

type Player = Awaited<ReturnType<GateFixture["player"]>>;

async function hub88(gate: GateFixture, player: Player): Promise<Dialect> {
  const shared = {
    user: player.id,
    token: await gate.launch(player),
    game_code: "bell-one",
    currency: "EUR",
  };
  const results: Record<string, Answer["result"]> = { RS_OK: "ok", RS_ERROR_NOT_ENOUGH_MONEY: "money" };
  const send = async (call: Money): Promise<Answer> => {
    const reply = await gate.wallet(`/transaction/${call.kind}`, {
      ...shared,
      transaction_uuid: call.id,
      round: call.round,
      round_closed: call.closes,
      ...(call.kind !== "rollback" && { amount: call.amount * 1_000 }),
      ...(call.kind !== "bet" && { reference_transaction_uuid: call.kind === "win" ? call.bet : call.of }),
    });
    return { result: results[reply.status] ?? "refused", balance: reply.balance };
  };
  return {
    send,
    finish: (round, bet) =>
      send({ kind: "win", id: randomUUID(), round, amount: 0, closes: true, bet: bet ?? randomUUID() }),
  };
}

async function softswiss(gate: GateFixture, player: Player): Promise<Dialect> {
  const shared = {
    user_id: player.id,
    currency: "EUR",
    game: "bell-one",
    session_id: await gate.launch(player),
  };
  const post = async (path: string, body: object): Promise<Answer> => {
    const text = JSON.stringify({ ...shared, ...body });
    const signature = createHmac("sha256", HMAC_KEY).update(text).digest("hex");
    const response = await gate.app.request(`http://gate.test/gate/softswiss/BW${path}`, {
      method: "POST",
      headers: { "x-request-sign": signature },
      body: text,
    });
    const reply = (await response.json()) as { balance?: number; code?: number };
    const refusal = reply.code === 100 ? "money" : "refused";
    return { result: response.status === 200 ? "ok" : refusal, balance: reply.balance };
  };
  return {
    send: ({ kind, id, round, closes: finished, ...more }) =>
      "of" in more
        ? post("/rollback", {
            game_id: round,
            finished,
            actions: [{ action: kind, action_id: id, original_action_id: more.of }],
          })
        : post("/play", {
            game_id: round,
            finished,
            actions: [{ action: kind, action_id: id, amount: more.amount }],
          }),
    finish: (round) => post("/play", { game_id: round, finished: true }),
  };
}

/** One run: the model, the gate, and what was accepted so far. */
type Run = {
  model: RoundsModel;
  dialect: Dialect;
  isHub88: boolean;
  rounds: string[];
  done: { call: Money; answer: Answer }[];
  unknown: { id: string; round: string }[];
};

const pick = <T>(items: readonly T[], nth: number): T | undefined => items[nth % (items.length || 1)];

/** Sends three copies at the same moment, all with one answer. */
async function sendCopies({ dialect }: Run, call: Money): Promise<Answer> {
  const answers = await Promise.all([dialect.send(call), dialect.send(call), dialect.send(call)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  return answers[0];
}

async function perform(run: Run, given: Step): Promise<void> {
  const { model, dialect, rounds, done, unknown } = run;
  const decide = async (call: Money, expected: Answer["result"]) => {
    const answer = await sendCopies(run, call);
    expect(answer.result, JSON.stringify(call)).toBe(expected);
    if (answer.result === "ok") done.push({ call, answer });
  };
  const roundAt = (index: number) => rounds[index] ?? "none";
  const accepted = <K extends Money["kind"]>(kind: K) =>
    done.map(({ call }) => call).filter((call): call is Extract<Money, { kind: K }> => call.kind === kind);
  switch (given.do) {
    case "bet": {
      const call = { kind: "bet", id: randomUUID(), ...given, round: roundAt(given.round) } as const;
      return decide(call, model.bet(call));
    }
    case "lateBet": {
      const late = pick(unknown, given.nth);
      if (late) await decide({ kind: "bet", ...late, amount: given.amount, closes: false }, "refused");
      return;
    }
    case "otherContent": {
      const bet = pick(accepted("bet"), given.nth);
      if (bet) await decide({ ...bet, amount: bet.amount + 1 }, "refused");
      return;
    }
    case "win": {
      const round = roundAt(given.round);
      const bet = model.standingBetOf(round) ?? randomUUID();
      const call = { kind: "win", id: randomUUID(), ...given, round, bet } as const;
      return decide(call, model.win({ ...call, bet: run.isHub88 ? bet : undefined }));
    }
    case "finish": {
      const round = roundAt(given.round);
      const bet = model.standingBetOf(round);
      model.finish(round);
      await dialect.finish(round, bet);
      return;
    }
    case "rollBackBet":
    case "rollBackWin": {
      const what = pick(accepted(given.do === "rollBackBet" ? "bet" : "win"), given.nth);
      if (!what) return;
      const call = {
        kind: "rollback",
        id: randomUUID(),
        round: what.round,
        of: what.id,
        closes: given.closes,
      } as const;
      return decide(call, model.rollback(call));
    }
    case "rollBackUnknown": {
      const late = { id: randomUUID(), round: roundAt(given.round) };
      unknown.push(late);
      return decide(
        { kind: "rollback", id: randomUUID(), round: late.round, of: late.id, closes: false },
        "ok",
      );
    }
    case "repeat": {
      const before = pick(done, given.nth);
      if (!before) return;
      const answer = await sendCopies(run, before.call);
      expect(answer.result).toBe("ok");
      // Hub88 repeats its reply; SoftSwiss answers with the balance of now.
      if (run.isHub88) expect(answer).toEqual(before.answer);
    }
  }
}

describe("several bets in a round", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ hmacKeys: [HMAC_KEY], campaigns: [long] });
  });
  afterAll(() => gate.close());

  const balancesOf = async (player: Player) => {
    const { rows } = await gate.database.query<{ address: string; balance_minor: bigint }>(
      "SELECT address, balance_minor FROM ledger_account WHERE address IN ($1, $2)",
      [`player:${player.id}:cash`, `player:${player.id}:bonus`],
    );
    const held = (kind: string) =>
      Number(rows.find(({ address }) => address.endsWith(kind))?.balance_minor ?? 0n);
    return { cash: held(":cash"), bonus: held(":bonus") };
  };
  const minor = (amount: string) => Math.round(Number(amount) * 100);

  it(`${RUNS} random sequences of bets, copies, rollbacks, wins and ends in ${ROUNDS} rounds, in either dialect, match a plain model, and violate no invariant (SEED=${seed})`, {
    timeout: 1_200_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.array(step, { minLength: 20, maxLength: 60, size: "max" }),
        async (isHub88, hasBonus, steps) => {
          const player = await gate.stranger();
          await gate.deposit(player, "20.00", "TRUSTLY", hasBonus ? "LONG" : undefined);
          const model = new RoundsModel(2_000, hasBonus ? 2_000 : 0);
          const dialect = await (isHub88 ? hub88 : softswiss)(gate, player);
          const rounds = Array.from({ length: ROUNDS }, () => randomUUID());
          const run: Run = { model, dialect, isHub88, rounds, done: [], unknown: [] };
          for (const each of steps) {
            await perform(run, each);
            const { cash, bonus } = model;
            expect(await balancesOf(player), JSON.stringify(each)).toEqual({ cash, bonus });
            expect(Math.min(cash, bonus)).toBeGreaterThanOrEqual(0);
          }
          const { items } = await gate.call("gameHistory", { limit: 100 }, player.session);
          expect(
            Object.fromEntries(
              items.map((item) => [
                item.round,
                { state: item.state, stake: minor(item.stake), payout: minor(item.payout) },
              ]),
            ),
          ).toEqual(model.history());
          const [held] = (await gate.call("bonuses", {}, player.session)).bonuses;
          if (held) expect(minor(held.wagered)).toBe(model.staked());
          expect(await gate.violations()).toEqual([]);
        },
      ),
      // Each run has a separate player, so that fast-check can repeat a failing run to shrink it.
      { numRuns: RUNS, seed, endOnFailure: true },
    );
  });
});
