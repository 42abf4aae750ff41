import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow } from "@bellwether/db";
import { type Gift, grantReward } from "../rewards/grants/grant-reward.ts";
import { offersOf } from "../rewards/grants/reward-offer.ts";
import type { GateFixture } from "./gate-fixture.ts";
import { exampleParcels, exampleSpinsDraw, exampleTicketsDraw } from "./test-promotions.ts";

const occasion = "2026-11-02";

/** Spins of the first game that a player has won in `exampleSpinsDraw`, which the gate must have. Returns their id. */
export async function givenSpins(gate: GateFixture, playerId: string): Promise<string> {
  const { name } = exampleSpinsDraw();
  const expiresAt = new Date("2026-12-29T00:00:00Z");
  const spins = { gameCode: "bell-one", stakeMinor: 20n, rounds: 20, expiresAt };
  await grant(gate, name, playerId, { spins, basis: {} });
  return idIn(gate, "promotion_spins", name, playerId);
}

/** Free tickets of a game that a player has won in `exampleTicketsDraw`, which the gate must have. Returns the reward's id. */
export async function givenTickets(
  gate: GateFixture,
  playerId: string,
  { gameCode, stakeMinor, rounds }: { gameCode: string; stakeMinor: bigint; rounds: number },
): Promise<string> {
  const { name } = exampleTicketsDraw();
  const tickets = {
    gameCode,
    stakeMinor,
    rounds,
    expiresAt: new Date(gate.clock.at.getTime() + 60 * DAY_MS),
  };
  await grant(gate, name, playerId, { tickets, basis: { tickets: rounds } });
  return idIn(gate, "promotion_spins", name, playerId);
}

/** A teapot that a player has won in `exampleParcels`, which the gate must have. Returns the parcel's id. */
export async function givenParcel(gate: GateFixture, playerId: string): Promise<string> {
  const { name, rule } = exampleParcels();
  const prize = (rule as PrizeDrawRule).prizes.at(-1)!;
  if (!("parcel" in prize)) throw new Error("it is no parcel");
  const parcels = [{ thing: prize.parcel, worth: prize.worth, number: 1 }];
  await grant(gate, name, playerId, { parcels, basis: {} });
  return idIn(gate, "reward_parcel", name, playerId);
}

async function grant(
  { deps, clock }: GateFixture,
  promotion: string,
  playerId: string,
  gift: Gift,
): Promise<void> {
  const offer = offersOf(deps, "prize-draw").find((each) => each.promotion.name === promotion)!;
  const at = clock.at;
  await deps.database.query(
    `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency)
     SELECT $1, $2, id, $4, $4, currency FROM player_profile WHERE id = $3`,
    [promotion, occasion, playerId, at],
  );
  const due = { promotion, occasion, playerId, from: at, until: at };
  const outcome = await grantReward(deps, offer, due, async () => gift, "promo.campaign_reward_prize");
  if (outcome !== "given") throw new Error(`the prize was not given: ${outcome}`);
  // It does not count towards the most rewards of today.
  await deps.database.query(
    "UPDATE reward_grant SET decided_at = decided_at - interval '1 day' WHERE promotion = $1 AND player_id = $2",
    [promotion, playerId],
  );
}

async function idIn(
  { database }: GateFixture,
  table: "promotion_spins" | "reward_parcel",
  promotion: string,
  playerId: string,
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE player_id = $1 AND promotion = $2`,
    [playerId, promotion],
  );
  return onlyRow(rows).id;
}
