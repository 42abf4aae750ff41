import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { RoundsAheadReply, TableAction } from "@bellwether/contract/studio/table-bets.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { GameContext } from "../context/game-context.ts";
import { BalanceDisplay } from "../controls/balance-display.ts";
import { celebrationOf, isWin } from "../round/celebration.ts";
import { newRequestId } from "../studio/new-request-id.ts";
import { type FailureCode, StudioCallError } from "../studio/studio-failure.ts";
import type { BuiltTable } from "./build-table.ts";
import { type OwnBet, OwnBets, type SettledRound } from "./own-bets.ts";
import { MAX_PROVABLE, type ProvableBet } from "./proof-panel.ts";
import type { Announcement, TableAnnouncer } from "./table-announcer.ts";
import type { Draft, TableGame } from "./table-game.ts";

/** The parts of the table that `TablePlayer` needs. */
type TablePlayerPort = {
  tableId: string;
  teller: TableAnnouncer;
  game: TableGame;
  /** The outcome in words of the round on the screen. Empty until the outcome has been shown. */
  outcome(): string;
  announce(announcement: Announcement): void;
  failed(error: unknown): void;
};

/** The rounds ahead are read at a random moment within this time after the beginning of a round. */
const SPREAD_MS = 1_000;

/** Refusals that the host explains; the others get a message with a way out. */
const TOLD_BY_HOST: ReadonlySet<FailureCode> = new Set(["bets_closed", "seat_taken", "seat_empty"]);

/** The player's side of a table: the balance, the bets of the round, and their payouts. */
export class TablePlayer {
  readonly #context: GameContext;
  readonly #built: BuiltTable;
  readonly #port: TablePlayerPort;
  readonly #balance: BalanceDisplay;
  readonly #bets: OwnBets;
  #number = 0;
  #ahead: RoundsAheadReply["rounds"] = [];
  #provable: readonly ProvableBet[] = [];

  constructor(context: GameContext, session: OpenSessionReply, built: BuiltTable, port: TablePlayerPort) {
    const { studio } = context;
    this.#context = context;
    this.#built = built;
    this.#port = port;
    this.#balance = new BalanceDisplay(built.balance, {
      studio,
      isIdle: () => true,
      failed: (error) => port.failed(error),
    });
    this.#balance.set(session.balanceMinor);
    this.#bets = new OwnBets({
      tableId: port.tableId,
      studio,
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      random: () => Math.random(),
      newRequestId,
      changed: () => this.#showBets(),
      placed: ({ roundId, number, balanceMinor }) => {
        this.#balance.set(balanceMinor);
        // A bet in a coming round does not run yet: the page would hold back its messages until that round is over.
        if (number === this.#number) this.#started(roundId);
      },
      refused: (bet, code) => this.#refused(bet, code),
      settled: (round) => this.#settled(round),
      failed: (error) => port.failed(error),
    });
  }

  /** The bets of this visit that are settled, the latest first. */
  get provable(): readonly ProvableBet[] {
    return this.#provable;
  }

  readBalance(): void {
    void this.#balance.read();
  }

  /** Begins a round. */
  begin(number: number): void {
    this.#number = number;
    this.#port.game.begin();
    this.#showBets();
    // All players at the table would ask at the same moment. A random delay spreads their requests.
    setTimeout(() => void this.#recallAhead(), Math.random() * SPREAD_MS);
  }

  follow(round: TableRound): void {
    this.#bets.follow(round);
  }

  /** Reads the player's bets and balance again, after the table was opened or the connection was lost. */
  async recall(): Promise<void> {
    this.readBalance();
    // If this fails, the stream is down too, and the page says so. The bets are read again when the stream is back.
    await this.#bets.recall(this.#number).catch(() => {});
    if (this.#bets.isOpen(this.#number))
      for (const { roundId } of this.#bets.of(this.#number)) if (roundId) this.#started(roundId);
    await this.#recallAhead();
  }

  /** Reads the rounds that are sold ahead, with the player's bets in them. */
  async #recallAhead(): Promise<void> {
    if (!this.#port.game.ahead) return;
    const { tableId } = this.#port;
    try {
      const { rounds, missed } = await this.#context.studio.call("listRoundsAhead", {}, { tableId });
      // Once shown they stay for this visit: another device's visit in between would empty the list.
      if (missed.length > 0) this.#port.game.ahead.showMissed(missed);
      this.#ahead = rounds.filter(({ number }) => number > this.#number);
      for (const { number, bets } of this.#ahead) this.#bets.keep(number, bets);
      this.#showBets();
    } catch {
      // A failed read is harmless: the coming rounds are read again when the next round begins.
    }
  }

  /** Places bets in coming rounds, one after another, and stops at the first refusal. */
  async placeAhead(bets: readonly (Draft & { number: number })[]): Promise<void> {
    for (const { number, ...draft } of bets) if (!(await this.#bets.send(number, draft))) return;
  }

  /** Places the chips on the mat. */
  place(): void {
    const { betting } = this.#port.game;
    for (let { draft } = betting; draft; { draft } = betting) {
      // Taken first: sending shows the bets again, and a draft must not be sent twice.
      betting.takeDraft();
      void this.#bets.send(this.#number, draft);
    }
  }

  /** Tells the page that the round of a bet is running, and whether the player must decide in it within a time. */
  #started(roundId: string): void {
    const isTimed = this.#port.game.run !== undefined;
    this.#context.page.post({ event: "round_started", roundId, ...(isTimed && { isTimed }) });
  }

  /** Takes an action for a bet of the player in a running round. Throws the studio's refusal. */
  act(roundId: string, action: RoundInput): Promise<TableAction> {
    return this.#bets.act(roundId, action);
  }

  /** Removes the chips that were not placed in time from the mat. */
  giveUp(): void {
    const { game, announce } = this.#port;
    const { betting } = game;
    let lostMinor = 0n;
    for (let { draft } = betting; draft; { draft } = betting) {
      lostMinor += draft.stakeMinor;
      betting.takeDraft();
    }
    if (lostMinor === 0n) return;
    const amount = this.#built.money(lostMinor);
    announce({ text: this.#context.t("live_not_placed", { amount }), pose: "shrugging" });
  }

  #showBets(): void {
    const { betting, ahead } = this.#port.game;
    betting.show(this.#bets.of(this.#number));
    const rounds = this.#ahead.filter(({ number }) => number > this.#number);
    ahead?.show(rounds.map((round) => ({ ...round, bets: this.#bets.of(round.number) })));
  }

  #refused(bet: OwnBet, code: FailureCode): void {
    const { announce, teller, failed, game } = this.#port;
    game.betting.refused?.(bet);
    announce(teller.refused(bet.stakeMinor, code));
    this.readBalance();
    if (!TOLD_BY_HOST.has(code)) failed(new StudioCallError(code));
  }

  #settled(round: SettledRound): void {
    const { stakeMinor, payoutMinor, bets } = round;
    const { bar, money, sound } = this.#built;
    const { game, announce, teller, outcome } = this.#port;
    const isShown = round.number === this.#number;
    if (isShown) game.showSettled(round);
    const changeMinor = payoutMinor - stakeMinor;
    bar.last.textContent = `${changeMinor > 0n ? "+" : ""}${money(changeMinor)}`;
    if (isShown && game.celebrate) void game.celebrate({ payoutMinor, stakeMinor });
    else if (isWin(celebrationOf(payoutMinor, stakeMinor))) sound.play("win");
    announce(teller.settled(round, isShown ? outcome() : ""));
    this.readBalance();
    for (const { roundId } of bets) this.#context.page.post({ event: "round_ended", roundId });
    this.#provable = [...this.#provableOf(round), ...this.#provable].slice(0, MAX_PROVABLE);
  }

  #provableOf({ bets }: SettledRound): ProvableBet[] {
    const { money } = this.#built;
    return bets
      .filter(({ state }) => state === "settled")
      .map(({ roundId, number, stakeMinor, payoutMinor }) => {
        const words = { number, stake: money(stakeMinor), payout: money(payoutMinor ?? "0") };
        return { roundId, number, text: this.#context.t("live_bet_line", words) };
      });
  }
}
