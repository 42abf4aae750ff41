import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";

type Step = "bet" | "win" | "rollback";

/** Each call of a round twice: a duplicate may arrive at any point. */
const CALLS: Step[] = ["bet", "bet", "win", "win", "rollback", "rollback"];
const STAKE = 10;
const WIN = 25;

/** All distinct orders of these: 6! / (2! × 2! × 2!) = 90. */
function ordersOf(steps: Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((first) => {
    const rest = [...steps];
    rest.splice(rest.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

const statusOf = {
  ok: "RS_OK",
  duplicate: "RS_ERROR_DUPLICATE_TRANSACTION",
  unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
} as const;

/** What the rules require for an order: the answers' statuses, and the player's gain at the end, in whole currency. */
function expectedOf(order: Step[]): { statuses: string[]; gained: number } {
  const done = new Set<Step>();
  let gained = 0;
  const statuses = order.map((step) => {
    if (step === "bet") {
      // A rollback that arrives first leaves a tombstone: the late bet is refused.
      if (!done.has("bet") && done.has("rollback")) return statusOf.duplicate;
      if (!done.has("bet")) gained -= STAKE;
    }
    if (step === "win") {
      if (!done.has("win") && (!done.has("bet") || done.has("rollback"))) return statusOf.unknown;
      if (!done.has("win")) gained += WIN;
    }
    // A rollback takes the win with it, as it refuses one that comes later.
    if (step === "rollback" && !done.has("rollback") && done.has("bet")) gained = 0;
    done.add(step);
    return statusOf.ok;
  });
  return { statuses, gained };
}

describe("a round's calls", () => {
  let gate: GateFixture;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  let token: string;
  beforeAll(async () => {
    gate = await createGateFixture();
    player = await gate.player();
    await gate.deposit(player, "1000.00");
    token = await gate.launch(player);
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const roundCalls = () => {
    const shared = { user: player.id, token, round: randomUUID(), game_code: "bell-one", currency: "EUR" };
    const bet = {
      ...shared,
      transaction_uuid: randomUUID(),
      request_uuid: randomUUID(),
      amount: units(STAKE),
    };
    const after = () => ({
      ...shared,
      transaction_uuid: randomUUID(),
      request_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
    });
    const bodies = { bet, win: { ...after(), amount: units(WIN) }, rollback: after() };
    return (step: Step) => gate.wallet(`/transaction/${step}`, bodies[step]);
  };
  const balance = async () => Number((await gate.call("balance", {}, player.session)).player_balance_amount);

  const orders = ordersOf(CALLS);
  it(`a round's calls arriving in each of ${orders.length} orders of bet, win, rollback and a duplicate of each are answered by the rules, and money moves once`, async () => {
    for (const order of orders) {
      const before = await balance();
      const send = roundCalls();
      const { statuses, gained } = expectedOf(order);
      const answers = [];
      for (const step of order) answers.push(await send(step));
      expect(
        answers.map(({ status }) => status),
        order.join(", "),
      ).toEqual(statuses);
      expect((await balance()) - before, order.join(", ")).toBeCloseTo(gained, 2);
    }
  });

  it(`a round's calls arriving in each of ${orders.length} orders at the same moment move money once, consistent with the answers`, async () => {
    for (const order of orders) {
      const before = await balance();
      const send = roundCalls();
      const answers = await Promise.all(order.map((step) => send(step)));
      // A refusal is not stored: a win that overtakes its bet is refused, and its duplicate after the bet is paid.
      const has = (step: Step) =>
        answers.some(({ status }, index) => order[index] === step && status === "RS_OK");
      const undone = has("bet") && has("rollback");
      const gained = undone ? 0 : (has("bet") ? -STAKE : 0) + (has("win") ? WIN : 0);
      expect((await balance()) - before, order.join(", ")).toBeCloseTo(gained, 2);
      expect(has("rollback"), order.join(", ")).toBe(true);
    }
  });
});
