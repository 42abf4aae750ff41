import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type {
  PlaceTableBetReply,
  PlaceTableBetRequest,
  TableAction,
  TableBet,
} from "@bellwether/contract/studio/table-bets.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import { isUncertain } from "../studio/start-round.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import { type FailureCode, failureCodeOf } from "../studio/studio-failure.ts";
import { untilAnswered } from "../studio/until-answered.ts";

/** A bet that was sent. Its state is `sending` until the studio has answered. From then on `roundId` is its round at the wallet. */
export type OwnBet = {
  readonly roundId?: string;
  readonly number: number;
  readonly stakeMinor: bigint;
  readonly input: RoundInput;
  readonly state: "sending" | "placed";
  /** The actions of a running round that the studio knew when the bets were read again. */
  readonly actions?: TableBet["actions"];
};

/** A bet to send. `autoplay`: the game places it by itself. */
type BetToSend = Pick<OwnBet, "stakeMinor" | "input"> & Pick<PlaceTableBetRequest, "autoplay">;

/** The player's bets of a finished round. `stakeMinor` includes the further stakes. */
export type SettledRound = { number: number; bets: TableBet[]; stakeMinor: bigint; payoutMinor: bigint };

/** The functions that the bets need, and the callbacks about them. */
export type OwnBetsPort = {
  tableId: string;
  studio: Pick<StudioClient, "call">;
  wait(ms: number): Promise<void>;
  /** A random number from 0 to 1, so that not all players ask for their results at the same moment. */
  random(): number;
  newRequestId(): string;
  /** Called when the list of bets has changed. */
  changed(): void;
  placed(reply: PlaceTableBetReply): void;
  /** Called when the studio has refused a bet. Its stake was not taken, or is returned. */
  refused(bet: OwnBet, code: FailureCode): void;
  settled(round: SettledRound): void;
  /** Called when the studio refuses to say what became of a round's bets. They are asked for again with the table's next change. */
  failed(error: unknown): void;
};

/** Results are read at a random moment within this time after the end of a round. */
const SPREAD_MS = 1_000;
const UNSETTLED_MS = 1_500;

/** The player's own bets at a table. Each bet is placed exactly once, and followed until it is paid or returned. */
export class OwnBets {
  readonly #port: OwnBetsPort;
  #bets: OwnBet[] = [];
  /** Rounds with own bets that are not settled yet. */
  readonly #open = new Set<number>();
  readonly #settling = new Set<number>();
  /** Rounds whose results were reported. They are reported once. */
  readonly #settled = new Set<number>();
  /** The last refusal of which the player was told. */
  #refusedWith: FailureCode | undefined;

  constructor(port: OwnBetsPort) {
    this.#port = port;
  }

  /** The player's bets in a round. */
  of(number: number): readonly OwnBet[] {
    return this.#bets.filter((bet) => bet.number === number);
  }

  /** Whether results of the player's bets in this round are still to be reported. */
  isOpen(number: number): boolean {
    return this.#open.has(number);
  }

  /**
   * Sends a bet, and returns whether it was placed. The same request is repeated until there is a response, because only the studio knows
   * whether the stake was taken.
   */
  async send(number: number, { stakeMinor, input, autoplay }: BetToSend): Promise<boolean> {
    const { studio, tableId, newRequestId, wait } = this.#port;
    const bet: OwnBet = { number, stakeMinor, input, state: "sending" };
    this.#bets.push(bet);
    this.#port.changed();
    const request = {
      ...{ requestId: newRequestId(), number, stakeMinor: stakeMinor.toString(), input },
      ...(autoplay && { autoplay }),
    };
    try {
      const reply = await untilAnswered(() => studio.call("placeTableBet", request, { tableId }), wait);
      this.#open.add(number);
      this.#replace(bet, { ...bet, roundId: reply.roundId, state: "placed" });
      this.#port.placed(reply);
      return true;
    } catch (error) {
      this.#replace(bet);
      this.#port.refused(bet, failureCodeOf(error));
      return false;
    }
  }

  /** Takes an action for a bet of a running round, with the same repeats as a bet. Throws the studio's refusal. */
  async act(roundId: string, action: RoundInput): Promise<TableAction> {
    const { studio, tableId, newRequestId, wait } = this.#port;
    const request = { requestId: newRequestId(), action };
    return untilAnswered(() => studio.call("takeTableAction", request, { tableId, roundId }), wait);
  }

  /** Reads the player's bets of a round from the studio, after the page was opened or the line was lost. */
  async recall(number: number): Promise<void> {
    const { studio, tableId } = this.#port;
    const { bets } = await studio.call("listTableBets", {}, { tableId, number });
    this.keep(number, bets);
  }

  /** Takes the player's bets of a round as the studio has them. A bet that the studio had not stored yet stays in the list. */
  keep(number: number, bets: readonly TableBet[]): void {
    const placed = bets.filter(({ state }) => state !== "returning" && state !== "returned");
    if (placed.length > 0 && !this.#settled.has(number)) this.#open.add(number);
    this.#bets = [
      ...this.#bets.filter(({ roundId }) => bets.every((bet) => bet.roundId !== roundId)),
      ...placed.map(({ roundId, stakeMinor, input, actions }) => ({
        roundId,
        number,
        stakeMinor: BigInt(stakeMinor),
        input,
        actions,
        state: "placed" as const,
      })),
    ];
    this.#port.changed();
  }

  /** Call it with the table's current round. Reads the results of own bets in finished rounds and drops the bets of earlier rounds. */
  follow({ number, phase }: Pick<TableRound, "number" | "phase">): void {
    for (const open of this.#open)
      if (open < number || (open === number && (phase === "paid" || phase === "void")))
        void this.#settle(open);
    this.#bets = this.#bets.filter((bet) => bet.number >= number || bet.state === "sending");
  }

  /** Asks until every bet of the round is paid or returned. */
  async #settle(number: number): Promise<void> {
    if (this.#settling.has(number)) return;
    this.#settling.add(number);
    const { wait, random, studio, tableId } = this.#port;
    await wait(random() * SPREAD_MS);
    for (;;) {
      try {
        const { bets } = await studio.call("listTableBets", {}, { tableId, number });
        if (bets.every(({ state }) => state === "settled" || state === "returned")) {
          this.#open.delete(number);
          this.#settled.add(number);
          this.#dropReturned(bets);
          this.#port.settled(summed(number, bets));
          break;
        }
      } catch (error) {
        if (!isUncertain(error)) {
          // The next change of the table asks again; the player is told of each refusal once.
          const code = failureCodeOf(error);
          if (code !== this.#refusedWith) this.#port.failed(error);
          this.#refusedWith = code;
          break;
        }
      }
      await wait(UNSETTLED_MS);
    }
    this.#settling.delete(number);
  }

  /** A returned bet is none of the round's any more: no list may show it as lost. */
  #dropReturned(bets: readonly TableBet[]): void {
    const returned = new Set(bets.flatMap(({ state, roundId }) => (state === "returned" ? [roundId] : [])));
    if (returned.size === 0) return;
    this.#bets = this.#bets.filter(({ roundId }) => roundId === undefined || !returned.has(roundId));
    this.#port.changed();
  }

  #replace(bet: OwnBet, by?: OwnBet): void {
    // A bet that `recall` has read before its response arrived is on the list already.
    const isListed = by && this.#bets.some(({ roundId }) => roundId === by.roundId);
    this.#bets = this.#bets.flatMap((each) => (each === bet ? (isListed ? [] : (by ?? [])) : each));
    this.#port.changed();
  }
}

function summed(number: number, bets: TableBet[]): SettledRound {
  const counted = bets.filter(({ state }) => state === "settled");
  return {
    number,
    bets,
    stakeMinor: counted.reduce((sum, bet) => sum + BigInt(bet.stakeMinor) + BigInt(bet.furtherMinor), 0n),
    payoutMinor: counted.reduce((sum, { payoutMinor }) => sum + BigInt(payoutMinor ?? 0), 0n),
  };
}
