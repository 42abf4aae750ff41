import type { Pot, PotsReply, PotWinner } from "@bellwether/contract/studio/pots.ts";
import { jackpotValue } from "@bellwether/ui/games/jackpot-value.ts";

/** Without a figure for this time a pot counts as stale: it stops growing and shows the time of the last update. */
const STALE_MS = 10_000;

/** A hit of a pot that happened while somebody watched. */
export type SeenHit = { pot: Pot; winner: PotWinner };

/** The latest known pots of one game. */
export class ShownPots {
  readonly #gameCode: string;
  #pots: readonly Pot[] = [];
  #arrivedMs = Number.NEGATIVE_INFINITY;
  #receivedAt = "";

  constructor(gameCode: string) {
    this.#gameCode = gameCode;
  }

  get all(): readonly Pot[] {
    return this.#pots;
  }

  /** When the latest pots arrived, ISO 8601. */
  get receivedAt(): string {
    return this.#receivedAt;
  }

  /** Takes the latest pots; returns the hits since the last ones, the oldest first. */
  take({ pots, at }: PotsReply, arrivedMs: number): SeenHit[] {
    const before = new Map(this.#pots.map((pot) => [pot.pot, pot.hits]));
    this.#pots = pots.filter(({ gameCodes }) => (gameCodes as readonly string[]).includes(this.#gameCode));
    this.#arrivedMs = arrivedMs;
    this.#receivedAt = at;
    return this.#pots.flatMap((pot) => {
      const known = before.get(pot.pot);
      if (known === undefined) return [];
      return pot.winners
        .filter(({ number }) => number > known)
        .map((winner) => ({ pot, winner }))
        .reverse();
    });
  }

  isStale(nowMs: number): boolean {
    return nowMs - this.#arrivedMs > STALE_MS;
  }

  /** The time until a win-time clock is at zero or a call ends, never below 0; undefined without an end. It is counted from the studio's own time. */
  clockLeftMs({ clock }: Pot, nowMs: number): number | undefined {
    if (!clock?.now?.endsAt) return undefined;
    const atMs = Date.parse(this.#receivedAt) + nowMs - this.#arrivedMs;
    return Math.max(0, Date.parse(clock.now.endsAt) - atMs);
  }

  /** A pot's value now in minor units: it grows at its rate, until it is stale. */
  valueMinor({ valueMinor, minorPerSecond }: Pot, nowMs: number): number {
    const growth = { startMinor: Number(valueMinor), minorPerSecond, loadedAtMs: this.#arrivedMs };
    return jackpotValue(growth, Math.min(nowMs, this.#arrivedMs + STALE_MS));
  }
}
