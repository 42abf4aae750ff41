import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableListing } from "@bellwether/contract/studio/tables.ts";
import { BalanceDisplay } from "../launch/balance-display.ts";
import type { GameContext } from "../launch/game-context.ts";
import { reportFailure } from "../launch/report-failure.ts";
import type { PageCommand } from "../page/page-channel.ts";
import { celebrationOf, isWin } from "../round/celebration.ts";
import { newRequestId } from "../studio/new-request-id.ts";
import { type FailureCode, StudioCallError } from "../studio/studio-failure.ts";
import type { TitleCard } from "../title/title-card.ts";
import { type BuiltTable, buildTable } from "./build-table.ts";
import { mountTableGame } from "./mount-table-game.ts";
import { openLine } from "./open-line.ts";
import { OwnBets, type SettledRound } from "./own-bets.ts";
import type { ProvableBet } from "./proof-panel.ts";
import { ringPicture } from "./ring-picture.ts";
import type { TableGame } from "./table-game.ts";
import { type Shown, type ShownPhase, shownPhase } from "./table-phase.ts";
import { listenToSheets } from "./table-sheets.ts";
import { msUntil, type TableState } from "./table-state.ts";
import { TableTeller, type Told } from "./table-teller.ts";

/** Chips on the mat are placed when so much time is left: until then the player can take them back. */
const PLACE_AT_MS = 2_000;
const TICK_MS = 200;
const MAX_DRAW_MS = 6_500;
/** How long the result stands before the bets are paid. */
const RESULT_MS = 2_500;
/** How many of the visit's bets can be checked. */
const MAX_PROVABLE = 12;

/** An open table: follows the server's clock, places the player's chips, and shows what becomes of them. */
export class TableController {
  readonly #around: GameContext;
  readonly #built: BuiltTable;
  readonly #game: TableGame;
  readonly #balance: BalanceDisplay;
  readonly #teller: TableTeller;
  readonly #bets: OwnBets;
  #state: TableState | undefined;
  #phase: ShownPhase | undefined;
  /** What the screen shows now; it is changed only when this changes. */
  #step = "";
  /** The numbers of the round on the screen, and of the last ones whose draw began to be shown and was shown to its end. */
  #number = 0;
  #drawing = 0;
  #landed = 0;
  #outcome = "";
  #provable: ProvableBet[] = [];
  #isPaused = false;
  #isDown = false;

  /** Opens the first table of the session's game. */
  static async open(
    around: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
  ): Promise<TableController> {
    const [listing] = (await around.studio.call("listTables", {})).tables;
    if (!listing) throw new StudioCallError("table_not_found");
    const built = buildTable(around, session);
    let controller: TableController | undefined;
    const game = await mountTableGame(around, session, card, built, {
      canAfford: (stakeMinor) => stakeMinor <= built.balance.shownMinor,
      say: (text) => built.host.say(text),
      changed: () => controller?.showStake(),
    });
    controller = new TableController(around, session, built, game, listing);
    return controller;
  }

  private constructor(
    around: GameContext,
    session: OpenSessionReply,
    built: BuiltTable,
    game: TableGame,
    listing: TableListing,
  ) {
    const { tableId } = listing;
    const { studio, t } = around;
    this.#around = around;
    this.#built = built;
    this.#game = game;
    this.#teller = new TableTeller(t, built.money, listing);
    this.#balance = new BalanceDisplay(built.balance, {
      studio,
      isIdle: () => true,
      failed: (error) => this.#fail(error),
    });
    this.#balance.set(session.balanceMinor);
    this.#bets = new OwnBets({
      tableId,
      studio,
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      random: () => Math.random(),
      newRequestId,
      changed: () => this.#game.showBets(this.#bets.of(this.#number)),
      placed: ({ roundId, balanceMinor }) => {
        this.#balance.set(balanceMinor);
        around.page.tell({ event: "round_started", roundId });
      },
      refused: ({ stakeMinor }, code) => this.#refused(stakeMinor, code),
      settled: (round) => this.#settled(round),
    });
    this.showStake();
    built.screen.sign.limits.textContent = this.#teller.limits();
    listenToSheets(around, session, built, game, () => ({
      tableId,
      round: this.#state?.round ?? null,
      bets: this.#provable,
    }));
    openLine(around, tableId, {
      session: session.session,
      changed: (state) => this.#changed(state),
      lineChanged: (isUp) => this.#lineChanged(isUp),
      ended: (code) => this.#fail(new StudioCallError(code)),
    });
    setInterval(() => this.#show(), TICK_MS);
  }

  /** Handles a command from the page. The table goes on while the game is paused; nothing is placed then. */
  handle(command: PageCommand): void {
    if (command === "balance_changed") void this.#balance.read();
    if (command !== "pause" && command !== "resume") return;
    this.#isPaused = command === "pause";
    this.#built.sound.hush(this.#isPaused);
    this.#show();
  }

  /** Shows the sum of the bets on the mat. */
  showStake(): void {
    const { bar, money } = this.#built;
    bar.placed.textContent = money(this.#game.totalMinor);
  }

  #changed(state: TableState): void {
    const isFirst = this.#state === undefined;
    this.#state = state;
    const { round } = state;
    if (round && round.number !== this.#number) {
      this.#number = round.number;
      this.#outcome = "";
      this.#game.begin();
      this.#game.showBets(this.#bets.of(round.number));
    }
    if (round && isFirst) void this.#recall(round.number);
    if (round) this.#bets.follow(round);
    if (round?.events && this.#drawing !== round.number) void this.#draw(state);
    this.#show();
  }

  async #draw(state: TableState): Promise<void> {
    const { round } = state;
    if (!round?.events) return;
    this.#drawing = round.number;
    const leftMs = round.phase === "drawn" ? msUntil(round.phaseEndsAt, state, performance.now()) : 0;
    await this.#game.draw(round.events, Math.min(MAX_DRAW_MS, Math.max(0, leftMs - RESULT_MS)));
    if (this.#number !== round.number) return;
    this.#landed = round.number;
    this.#outcome = this.#game.describe(round.events);
    this.#show();
  }

  #show(): void {
    const state = this.#state;
    if (!state) return;
    const shown = shownPhase(state, this.#landed, performance.now());
    const { screen } = this.#built;
    screen.ring.show(ringPicture(shown), this.#teller.ring(shown.phase));
    this.#place(shown);
    this.#game.setOpen(this.#takesBets(shown.phase));
    const step = `${shown.phase} ${state.round?.phase} ${this.#number}`;
    if (step === this.#step) return;
    this.#step = step;
    this.#enter(shown.phase, state);
  }

  #enter(phase: ShownPhase, state: TableState): void {
    const { screen, sound } = this.#built;
    const isSame = this.#phase === phase;
    const isFirst = this.#phase === undefined;
    this.#phase = phase;
    screen.root.dataset.phase = phase;
    this.#around.shell.root.dataset.phase = phase;
    screen.sign.round.textContent = state.round
      ? this.#around.t("live_round", { number: state.round.number })
      : "";
    screen.setTall(
      phase === "drawing" || phase === "pause" || (phase === "result" && state.round?.phase === "drawn"),
    );
    const results = state.results.filter(({ number }) => number <= this.#landed || number !== this.#number);
    this.#game.showResults(results);
    if (isSame) return;
    if (phase === "drawing") this.#game.roll();
    if (phase === "closing" && !isFirst) sound.play("tick");
    this.#tell(this.#teller.phase(phase, state, this.#outcome));
  }

  #takesBets(phase: ShownPhase): boolean {
    return (phase === "betting" || phase === "closing") && !this.#isPaused && !this.#isDown;
  }

  /** Places the chips on the mat shortly before the close; returns them when it was too late. */
  #place({ phase, leftMs }: Shown): void {
    const { draft } = this.#game;
    if (!draft) return;
    if (this.#takesBets(phase) && leftMs <= PLACE_AT_MS) {
      const sent = this.#bets.send(this.#number, draft.stakeMinor, draft.input);
      this.#game.takeDraft();
      void sent;
    } else if (phase !== "betting" && phase !== "closing") {
      this.#game.takeDraft();
      this.#tell({
        text: this.#around.t("live_not_placed", { amount: this.#built.money(draft.stakeMinor) }),
        pose: "shrugging",
      });
    }
  }

  async #recall(number: number): Promise<void> {
    try {
      await this.#bets.recall(number);
      if (this.#state?.round) this.#bets.follow(this.#state.round);
    } catch {
      // The line, which has the same session, tells what is wrong, and they are read again when it is back.
    }
  }

  #lineChanged(isUp: boolean): void {
    this.#isDown = !isUp;
    this.#tell({ text: this.#around.t(isUp ? "live_line_back" : "live_line_lost"), pose: "shrugging" });
    this.#show();
    if (!isUp) return;
    void this.#recall(this.#number);
    void this.#balance.read();
  }

  #refused(stakeMinor: bigint, code: FailureCode): void {
    this.#tell(this.#teller.refused(stakeMinor, code));
    void this.#balance.read();
    if (code !== "bets_closed") this.#fail(new StudioCallError(code));
  }

  #settled(round: SettledRound): void {
    const { stakeMinor, payoutMinor, bets } = round;
    const { bar, money, sound } = this.#built;
    const isCurrent = round.number === this.#number;
    if (isCurrent) this.#game.showSettled(round);
    const changeMinor = payoutMinor - stakeMinor;
    bar.last.textContent = `${changeMinor > 0n ? "+" : ""}${money(changeMinor)}`;
    if (isWin(celebrationOf(payoutMinor, stakeMinor))) sound.play("win");
    this.#tell(this.#teller.settled(round, isCurrent ? this.#outcome : ""));
    void this.#balance.read();
    const { page, t } = this.#around;
    for (const { roundId } of bets) page.tell({ event: "round_ended", roundId });
    const provable = bets.flatMap(({ roundId, state, number, stakeMinor: staked, payoutMinor: paid }) => {
      const text = t("live_bet_line", { number, stake: money(staked), payout: money(paid ?? "0") });
      return state === "settled" ? [{ roundId, number, text }] : [];
    });
    this.#provable = [...provable, ...this.#provable].slice(0, MAX_PROVABLE);
  }

  #tell({ text, pose }: Told): void {
    const { host } = this.#built;
    host.say(text);
    host.strike(pose);
  }

  #fail(error: unknown): void {
    const retry = () => location.reload();
    reportFailure(this.#around, error, { retry, resume: retry });
  }
}
