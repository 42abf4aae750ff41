import { onlyRow } from "@bellwether/db";
import { giveSpins } from "../bonus/index.ts";
import type { GateFixture } from "./gate-fixture.ts";
import { exampleSpinsDraw } from "./test-promotions.ts";

/** Spins of the first game that a player has won in `exampleSpinsDraw`, as a grant would give them. Returns their id. */
export async function givenSpins(
  { database, clock }: GateFixture,
  player: { id: string; currency: "EUR" },
): Promise<string> {
  const { name } = exampleSpinsDraw();
  await database.transaction((transaction) =>
    giveSpins(
      transaction,
      player,
      { promotion: name, occasion: "2026-11-02" },
      { gameCode: "bell-one", stakeMinor: 20n, rounds: 20, expiresAt: new Date("2026-12-29T00:00:00Z") },
      clock.at,
    ),
  );
  const { rows } = await database.query<{ id: string }>(
    "SELECT id FROM promotion_spins WHERE player_id = $1 AND promotion = $2",
    [player.id, name],
  );
  return onlyRow(rows).id;
}
