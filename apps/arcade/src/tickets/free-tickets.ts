import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { FreeRoundsLeft } from "../round/free-rounds.ts";
import { losesFreeTicket } from "./ticket-state-text.ts";

/** A ticket for some draws, as it stands in the cart. */
type Wanted = { stakeMinor: bigint; draws: number; isStanding: boolean };

type CancelledTicket = Pick<DrawTicket, "roundId" | "state" | "isFree" | "freeUntil">;

/** What the cart shows of the player's free tickets. */
export type FreeTicketsState = {
  left: number;
  isOn: boolean;
  /** Whether free tickets are enough for this ticket, each of one line in one draw. */
  fits: boolean;
};

/** The player's free tickets in this game: they are used until the player turns them off. */
export class FreeTickets {
  readonly #rewardId: string | undefined;
  readonly #left: FreeRoundsLeft;
  /** Cancelled tickets of this reward that the wallet has not given back yet. */
  readonly #awaited = new Set<string>();
  #isOn = true;

  constructor({ freeRounds }: Pick<OpenSessionReply, "freeRounds">) {
    this.#rewardId = freeRounds?.rewardId;
    this.#left = new FreeRoundsLeft(freeRounds);
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
  }

  /** Undefined without free tickets, and for a standing order, which is paid with money. */
  stateFor({ stakeMinor, draws, isStanding }: Wanted): FreeTicketsState | undefined {
    const { next, left } = this.#left;
    if (!next || isStanding) return undefined;
    return { left, isOn: this.#isOn, fits: stakeMinor === next.stakeMinor && draws <= left };
  }

  /** The reward with which this ticket is bought; undefined if it is bought with money. */
  rewardFor(wanted: Wanted): string | undefined {
    const state = this.stateFor(wanted);
    return state?.isOn && state.fits ? this.#left.next?.rewardId : undefined;
  }

  bought(rewardId: string, tickets: number): void {
    for (let ticket = 0; ticket < tickets; ticket += 1) this.#left.played(rewardId);
  }

  /** Counts a cancelled ticket of this reward once the wallet has given it back: now, or when `read` finds it. `now` is the server's time in ms. */
  cancelled(ticket: CancelledTicket & Pick<DrawTicket, "rewardId">, now: number): void {
    if (ticket.rewardId === null || ticket.rewardId !== this.#rewardId) return;
    this.#awaited.add(ticket.roundId);
    this.read([ticket], now);
  }

  /** Takes the player's tickets as they were read last. */
  read(tickets: readonly CancelledTicket[], now: number): void {
    for (const ticket of tickets) {
      if (ticket.state !== "returned" || !this.#awaited.delete(ticket.roundId)) continue;
      if (!losesFreeTicket(ticket, now)) this.#left.returned();
    }
  }

  /** The wallet has none left. */
  end(): void {
    this.#left.end();
  }
}
