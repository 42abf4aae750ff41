import { createHmac } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";

/** Bits of each half: the two together are still exact as a JSON number. */
const HALF_BITS = 26n;
const HALF_MASK = (1n << HALF_BITS) - 1n;
const TURNS = [0, 1, 2, 3] as const;

/** Converts places in one player's history to numbers that reveal nothing about other players, and back. */
export type OpaquePlaces = { indexOf(place: bigint): number; placeOf(index: number): bigint };

/**
 * A place counts all players' rounds, or payments: two of them would reveal the house's volume in between. Each place is therefore mapped
 * one to one to another number of 52 bits, by a Feistel network whose key is derived from the house's key, the player and the history. The
 * mapping never changes, so that a page's address stays valid.
 */
export function opaquePlaces(key: string, playerId: string, history: "rounds" | "payments"): OpaquePlaces {
  const mix = (turn: number, half: bigint) =>
    BigInt(
      createHmac("sha256", key).update(`${history} ${playerId} ${turn} ${half}`).digest().readUInt32BE(),
    ) & HALF_MASK;
  return {
    indexOf(place) {
      let [left, right] = [place >> HALF_BITS, place & HALF_MASK];
      for (const turn of TURNS) [left, right] = [right, left ^ mix(turn, right)];
      return Number((left << HALF_BITS) | right);
    },
    placeOf(index) {
      let [left, right] = [(BigInt(index) >> HALF_BITS) & HALF_MASK, BigInt(index) & HALF_MASK];
      for (const turn of TURNS.toReversed()) [left, right] = [right ^ mix(turn, left), left];
      return (left << HALF_BITS) | right;
    },
  };
}

const keys = new WeakMap<object, Promise<string>>();

/** The house's key, read once per process. */
export function historyKey(database: SqlConnection): Promise<string> {
  const known = keys.get(database);
  if (known !== undefined) return known;
  const reading = readKey(database).catch((error) => {
    keys.delete(database);
    throw error;
  });
  keys.set(database, reading);
  return reading;
}

async function readKey(database: SqlConnection): Promise<string> {
  const { rows } = await database.query<{ key: string }>("SELECT key FROM history_key");
  if (!rows[0]) throw new Error("the table history_key is empty");
  return rows[0].key;
}
