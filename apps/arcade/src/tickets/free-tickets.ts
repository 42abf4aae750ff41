import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { FreeRoundsLeft } from "../round/free-rounds.ts";
import { losesFreeTicket } from "./ticket-state-text.ts";

/** A ticket for some draws, as it stands in the cart. */
type Wanted = { stakeMinor: bigint; draws: number; isStanding: boolean };

type Ticket = Pick<DrawTicket, "roundId" | "state" | "isFree" | "rewardId" | "stakeMinor" | "freeUntil">;

/** What the cart shows of the player's free tickets. */
export type FreeTicketsState = {
  left: number;
  isOn: boolean;
  /** Whether free tickets are enough for this ticket, each of one line in one draw. */
  fits: boolean;
};

/** The player's free tickets in this game: they are used until the player turns them off. */
export class FreeTickets {
  /** The tickets left of each reward. The first reward came with the session; others are added when one of their tickets comes back. */
  readonly #rewards = new Map<string, FreeRoundsLeft>();
  /** The ids of free tickets that the wallet had not given back when they were last read. */
  readonly #used = new Set<string>();
  /** The ids of those that it has given back. An earlier reading that ends later may still show them as used. */
  readonly #back = new Set<string>();
  #isOn = true;

  constructor({ freeRounds }: Pick<OpenSessionReply, "freeRounds">) {
    if (freeRounds) this.#rewards.set(freeRounds.rewardId, new FreeRoundsLeft(freeRounds));
  }

  /** The reward that is used first. */
  get #current(): FreeRoundsLeft | undefined {
    return [...this.#rewards.values()].find(({ left }) => left > 0);
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
  }

  /** Undefined without free tickets, and for a standing order, which is paid with money. */
  stateFor({ stakeMinor, draws, isStanding }: Wanted): FreeTicketsState | undefined {
    const { next, left = 0 } = this.#current ?? {};
    if (!next || isStanding) return undefined;
    return { left, isOn: this.#isOn, fits: stakeMinor === next.stakeMinor && draws <= left };
  }

  /** The reward with which this ticket is bought; undefined if it is bought with money. */
  rewardFor(wanted: Wanted): string | undefined {
    const state = this.stateFor(wanted);
    return state?.isOn && state.fits ? this.#current?.next?.rewardId : undefined;
  }

  bought(rewardId: string, tickets: number): void {
    for (let ticket = 0; ticket < tickets; ticket += 1) this.#rewards.get(rewardId)?.played(rewardId);
  }

  /**
   * Takes the player's tickets as they were read last. A free one that the wallet has given back since can be used again, each once: it was
   * cancelled, or its draw is void. `now` is the server's time in ms.
   */
  read(tickets: readonly Ticket[], now: number): void {
    for (const ticket of tickets.filter(({ isFree, roundId }) => isFree && !this.#back.has(roundId)))
      if (ticket.state !== "returned") this.#used.add(ticket.roundId);
      else if (this.#used.delete(ticket.roundId)) {
        this.#back.add(ticket.roundId);
        if (!losesFreeTicket(ticket, now)) this.#returned(ticket);
      }
  }

  #returned({ rewardId, stakeMinor, freeUntil }: Ticket): void {
    if (rewardId === null || freeUntil === null) return;
    // How many tickets another reward than the session's gave is not known here.
    const other = {
      rewardId,
      stakeMinor,
      expiresAt: freeUntil,
      roundsLeft: 0,
      roundsTotal: Number.MAX_SAFE_INTEGER,
    };
    const rounds = this.#rewards.get(rewardId) ?? new FreeRoundsLeft(other);
    this.#rewards.set(rewardId, rounds);
    rounds.returned();
  }

  /** The wallet has none of this reward left. */
  end(rewardId: string): void {
    this.#rewards.get(rewardId)?.end();
  }
}
