import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableRunMessage, TableSeatsMessage } from "@bellwether/contract/studio/table-stream.ts";
import type { TableId, TableListing } from "@bellwether/contract/studio/tables.ts";
import type { GameContext } from "../context/game-context.ts";
import type { PageCommand } from "../context/page-channel.ts";
import { reportFailure } from "../context/report-failure.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import type { TitleCard } from "../theme/title-card.ts";
import { type BuiltTable, buildTable } from "./build-table.ts";
import type { ChosenTable } from "./choose-table.ts";
import { type HostLines, loadHostLines } from "./host-lines.ts";
import { mountTableGame } from "./mount-table-game.ts";
import { openLine } from "./open-line.ts";
import { ringPicture } from "./ring-picture.ts";
import { type Announcement, TableAnnouncer } from "./table-announcer.ts";
import type { LoadTable, TableGame } from "./table-game.ts";
import type { TableLine } from "./table-line.ts";
import { type Shown, type ShownPhase, shownPhase } from "./table-phase.ts";
import { TablePlayer } from "./table-player.ts";
import { listenToSheets } from "./table-sheets.ts";
import { msUntil, type TableState } from "./table-state.ts";

/** Chips on the mat are placed when this much time is left before the bets are closed. Until then the player can remove them. */
const PLACE_AT_MS = 2_000;
const TICK_MS = 200;
/** How long the result is shown before the bets are paid. */
const RESULT_MS = 2_500;

/** An open table. It follows the server's clock and shows each phase of its rounds. */
export class TableController {
  readonly #context: GameContext;
  readonly #built: BuiltTable;
  readonly #game: TableGame;
  readonly #teller: TableAnnouncer;
  readonly #player: TablePlayer;
  readonly #line: TableLine;
  readonly #tableId: TableId;
  readonly #hostLines: HostLines;
  #state: TableState | undefined;
  #phase: ShownPhase | undefined;
  /** The step that the screen shows. The screen is updated only when the step changes. */
  #step = "";
  /** Round numbers: the round on the screen, the last round whose draw animation has begun, and the last whose draw animation has ended. */
  #number = 0;
  #drawing = 0;
  #landed = 0;
  #outcome = "";
  #isPaused = false;
  #isDown = false;
  /** The number of the latest round with a result when the connection was lost. */
  #lastSeen = 0;

  /** Opens a table of the session's game. If the game has others, a button leads back to them. */
  static async open(
    context: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
    { listing, hasOthers }: ChosenTable,
    load: LoadTable,
  ): Promise<TableController> {
    const { brand, language } = context.launch;
    const [{ mountTable, isVirtual = false }, hostLines] = await Promise.all([
      load(),
      loadHostLines(brand, language),
    ]);
    const built = buildTable(context, session, { room: listing.room, isVirtual, hasOthers });
    let game: TableGame | undefined;
    let controller: TableController | undefined;
    game = await mountTableGame(context, session, card, mountTable, built, {
      maximumStakeMinor: BigInt(listing.maximumStakeMinor),
      canAfford: (stakeMinor) => stakeMinor <= built.balance.shownMinor,
      say: (text) => built.host.say(text),
      act(roundId, action) {
        if (!controller) throw new Error("an action before the table was opened");
        return controller.#player.act(roundId, action);
      },
      async placeAhead(bets) {
        if (!controller) throw new Error("a bet before the table was opened");
        await controller.#player.placeAhead(bets);
      },
      changed: () => {
        built.bar.placed.textContent = built.money(game?.betting.totalMinor ?? 0n);
      },
    });
    controller = new TableController(context, session, built, game, { listing, hostLines });
    return controller;
  }

  private constructor(
    context: GameContext,
    session: OpenSessionReply,
    built: BuiltTable,
    game: TableGame,
    { listing, hostLines }: { listing: TableListing; hostLines: HostLines },
  ) {
    const { tableId } = listing;
    this.#tableId = tableId;
    this.#hostLines = hostLines;
    this.#context = context;
    this.#built = built;
    this.#game = game;
    this.#teller = new TableAnnouncer(context.t, built.money, listing, {
      family: session.sheet.family,
      run: game.run?.words,
    });
    built.screen.root.dataset.run = String(game.run?.layout === "run");
    built.screen.root.dataset.cards = String(game.run?.layout === "cards");
    built.screen.root.dataset.hall = String(game.isHall === true);
    this.#player = new TablePlayer(context, session, built, {
      tableId,
      teller: this.#teller,
      game,
      outcome: () => this.#outcome,
      announce: (announcement) => this.#announce(announcement),
      failed: (error) => this.#fail(error),
    });
    built.screen.sign.limits.textContent = this.#teller.limits();
    listenToSheets(context, session, built, game, () => ({
      tableId,
      round: this.#state?.round ?? null,
      lastNumber: this.#state?.results[0]?.number,
      bets: this.#player.provable,
    }));
    this.#line = openLine(context, tableId, {
      session: session.session,
      changed: (state) => this.#changed(state),
      ran: (message) => this.#ran(message),
      seated: (message) => this.#seated(message),
      joined: (message) => this.#built.company.show(message, this.#number),
      reacted: (message) => this.#built.reactions.show(message),
      counted: () => {},
      lineChanged: (isUp) => this.#lineChanged(isUp),
      ended: (code) => this.#fail(new StudioCallError(code)),
    });
    built.reactions.begin((reaction) => this.#line.react(reaction));
    setInterval(() => this.#show(), TICK_MS);
  }

  /** Handles a command from the page. While the game is paused the table continues, but no bets are placed. */
  handle(command: PageCommand): void {
    if (command === "balance_changed") this.#player.readBalance();
    if (command !== "pause" && command !== "resume") return;
    this.#isPaused = command === "pause";
    this.#built.sound.hush(this.#isPaused);
    this.#show();
  }

  #changed(state: TableState): void {
    const isFirst = this.#state === undefined;
    const { round } = state;
    this.#state = state;
    if (round && round.number !== this.#number) {
      this.#number = round.number;
      this.#outcome = "";
      this.#player.begin(round.number);
      this.#built.company.begin();
    }
    if (round && isFirst) void this.#recall();
    if (round) this.#player.follow(round);
    if (round?.events && this.#drawing !== round.number) void this.#draw(state);
    this.#show();
  }

  #ran(message: TableRunMessage): void {
    if (message.number === this.#number) this.#game.run?.show(message);
  }

  #seated(message: TableSeatsMessage): void {
    if (message.number === this.#number) this.#game.seat?.(message);
  }

  /** Milliseconds since the start of the run by the server's clock. */
  #elapsedMs(): number {
    const { round, at, arrivedMs } = this.#state ?? {};
    if (!round?.runsAt || at === undefined || arrivedMs === undefined) return 0;
    return Date.parse(at) - Date.parse(round.runsAt) + performance.now() - arrivedMs;
  }

  async #draw(state: TableState): Promise<void> {
    const { round } = state;
    if (!round?.events) return;
    this.#drawing = round.number;
    const leftMs = round.phase === "drawn" ? msUntil(round.phaseEndsAt, state, performance.now()) : 0;
    await this.#game.draw(round.events, Math.max(0, leftMs - RESULT_MS));
    if (this.#number !== round.number) return;
    this.#landed = round.number;
    this.#outcome = this.#game.describe(round.events);
    this.#show();
  }

  #show(): void {
    const state = this.#state;
    if (!state) return;
    const shown = shownPhase(state, this.#landed, performance.now(), this.#game.run?.asked?.());
    this.#built.screen.ring.show(ringPicture(shown), this.#teller.ring(shown.phase));
    this.#placeInTime(shown);
    this.#game.betting.setOpen(this.#takesBets(shown.phase));
    const step = `${shown.phase} ${state.round?.phase} ${this.#number}`;
    if (step === this.#step) return;
    this.#step = step;
    this.#enter(shown.phase, state);
  }

  #enter(phase: ShownPhase, state: TableState): void {
    const { screen, sound } = this.#built;
    const { round } = state;
    const before = this.#phase;
    this.#phase = phase;
    screen.root.dataset.phase = phase;
    this.#context.shell.root.dataset.phase = phase;
    screen.sign.round.textContent = round ? this.#context.t("live_round", { number: round.number }) : "";
    const isShowing = phase === "drawing" || (phase === "result" && round?.phase === "drawn");
    screen.setTall(!this.#game.run && !this.#game.isHall && (isShowing || phase === "pause"));
    this.#game.showResults(
      state.results.filter(({ number }) => number !== this.#number || number === this.#landed),
    );
    if (before === phase) return;
    if (phase === "drawing" && !round?.events) this.#game.roll();
    this.#line.followRun(phase === "running" && this.#game.run?.hold !== undefined);
    if (phase === "running") this.#game.run?.begin(() => this.#elapsedMs());
    if (phase === "closing" && before !== undefined) sound.play("tick");
    const text = phase === "drawing" ? this.#game.closedText : undefined;
    this.#announce({ ...this.#teller.phase(phase, state, this.#outcome), ...(text && { text }) });
  }

  #takesBets(phase: ShownPhase): boolean {
    return (phase === "betting" || phase === "closing") && !this.#isPaused && !this.#isDown;
  }

  /** Places the chips on the mat shortly before the bets are closed. After the close, returns chips that were not placed. */
  #placeInTime({ phase, leftMs }: Shown): void {
    if (phase !== "betting" && phase !== "closing") this.#player.giveUp();
    else if (this.#takesBets(phase) && (this.#game.betting.placesAtOnce || leftMs <= PLACE_AT_MS))
      this.#player.place();
  }

  async #recall(): Promise<void> {
    await this.#player.recall();
    const { round } = this.#state ?? {};
    if (round) this.#player.follow(round);
  }

  #lineChanged(isUp: boolean): void {
    this.#isDown = !isUp;
    this.#game.run?.hold?.(this.#isDown);
    if (!isUp) this.#lastSeen = this.#state?.results[0]?.number ?? 0;
    this.#show();
    const text = isUp ? this.#missed() : this.#context.t("live_line_lost");
    this.#announce({ text, pose: "shrugging" });
    if (isUp) void this.#recall();
  }

  /** Describes the results of the rounds that the player missed, the oldest first. */
  #missed(): string {
    const { t } = this.#context;
    const missed = this.#state?.results.filter(
      ({ number }) => number > this.#lastSeen && number !== this.#number,
    );
    if (!missed || missed.length === 0) return t("live_line_back");
    const results = missed.map(({ events }) => this.#game.describe(events)).toReversed();
    return `${t("live_line_back")} ${t("live_missed", { results: results.join(", ") })}`;
  }

  #announce({ text, pose, moment }: Announcement): void {
    const { host } = this.#built;
    host.say(text, {
      moment,
      ...(moment && { line: this.#hostLines(moment, this.#tableId, this.#number) }),
    });
    host.strike(pose);
  }

  #fail(error: unknown): void {
    const retry = () => location.reload();
    reportFailure(this.#context, error, { retry, resume: retry });
  }
}
