import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

/** A supplier's view of these calls is tested in `tests/certification/hub88`; this file tests the player's view. */
describe("a game provider's wallet calls", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  it("a game provider's wallet calls pushes the balance with an increasing version after each change", async () => {
    const player = await gate.player();
    await gate.deposit(player, "100.00");
    const { bet } = await takeSeat(gate, player);
    const heard = gate.listen(player);
    await bet(10);
    await bet(5);
    expect(heard.map((message) => message.type === "balance" && message.total)).toEqual(["90.00", "85.00"]);
    const versions = heard.map((message) => (message.type === "balance" ? message.version : 0));
    expect(versions[1]).toBeGreaterThan(versions[0]!);
  });

  it("a game provider's wallet calls are counted by provider and status; those of a name that no provider has, as unknown", async () => {
    const player = await gate.player();
    const { bet } = await takeSeat(gate, player);
    const count = (provider: string, status: string) =>
      gate.figures.value("wallet_calls_total", { provider, status }) ?? 0;
    const before = count("BW", "RS_ERROR_NOT_ENOUGH_MONEY");
    await bet(1_000_000);
    expect(count("BW", "RS_ERROR_NOT_ENOUGH_MONEY")).toBe(before + 1);
    const send = (path: string) =>
      gate.fetch(`http://gate.test${path}`, { method: "POST", body: "{}" }).then(({ status }) => status);
    expect(await send("/gate/wallet/BW/user/balance")).toBe(200);
    expect(await send("/gate/wallet/constructor/user/balance")).toBe(200);
    expect(await send("/gate/softswiss/constructor/play")).toBe(403);
    expect(count("BW", "RS_ERROR_INVALID_SIGNATURE")).toBe(1);
    expect(count("unknown", "RS_ERROR_INVALID_PARTNER")).toBe(1);
    expect(count("unknown", "403")).toBe(1);
  });

  it("a game provider's wallet calls accept 1 of 12 players' bets that start one round at the same moment, and refuse the others as another player's round", async () => {
    const round = randomUUID();
    const seats = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const player = await gate.stranger();
        await gate.deposit(player, "20.00");
        return takeSeat(gate, player);
      }),
    );
    const answers = await Promise.all(seats.map(({ bet }, index) => bet(index + 1, { round })));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 11 }, () => "RS_ERROR_INVALID_GAME"),
      "RS_OK",
    ]);
  });
});
