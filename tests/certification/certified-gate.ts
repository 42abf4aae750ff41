import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { takeSeat } from "../../apps/gate/src/testing/provider-seat.ts";

const START = new Date("2026-11-20T12:00:00Z");

export type Certified = GateFixture;
export type Player = Awaited<ReturnType<GateFixture["player"]>>;
export type Seat = Awaited<ReturnType<typeof takeSeat>>;

/** A gate for the cases of one file. Its clock is reset after each case, and at the end its ledger must be consistent. */
export function certifiedGate(options: Parameters<typeof createGateFixture>[0] = {}): () => GateFixture {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture(options);
  });
  afterEach(() => {
    gate.clock.at = START;
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });
  return () => gate;
}

/** A new player with 100.00 in cash and `bell-one` open. */
export async function seatedPlayer(
  gate: GateFixture,
  { amount = "100.00", method = "TRUSTLY", ...person }: Person = {},
): Promise<{ player: Player; seat: Seat }> {
  const player = await gate.stranger(person);
  if (amount !== "0.00") await gate.deposit(player, amount, method);
  return { player, seat: await takeSeat(gate, player) };
}

type Person = { amount?: string; method?: string } & Parameters<GateFixture["stranger"]>[0];

/** Cash in the ledger, in minor units: a figure that a supplier cannot see. */
export async function cashMinorOf(gate: GateFixture, player: Player): Promise<number> {
  const { rows } = await gate.database.query<{ balance_minor: bigint }>(
    "SELECT balance_minor FROM ledger_account WHERE address = $1",
    [`player:${player.id}:cash`],
  );
  return Number(rows[0]?.balance_minor ?? 0n);
}

export function passTime(gate: GateFixture, ms: number): void {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
}
