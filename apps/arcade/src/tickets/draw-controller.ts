import type { WeekLimit } from "@bellwether/contract/frames.ts";
import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableResult } from "@bellwether/contract/studio/table-stream.ts";
import type { TableListing, TableRound } from "@bellwether/contract/studio/tables.ts";
import { drawTimes } from "@bellwether/i18n/game-sheet/draw-times.ts";
import type { GameContext } from "../context/game-context.ts";
import type { PageCommand } from "../context/page-channel.ts";
import { reportFailure } from "../context/report-failure.ts";
import { icon } from "../controls/element.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import { openLine } from "../tables/open-line.ts";
import { MAX_PROVABLE, type ProvableBet } from "../tables/proof-panel.ts";
import type { TableState } from "../tables/table-state.ts";
import type { TitleCard } from "../theme/title-card.ts";
import { type BuiltDraw, buildDraw } from "./build-draw.ts";
import type { LoadDraw } from "./draw-game.ts";
import type { ShownBall } from "./draw-stage.ts";
import { FreeTickets } from "./free-tickets.ts";
import { OwnTickets } from "./own-tickets.ts";
import { ticketRefusalText } from "./purchase-text.ts";
import { Purchases } from "./purchases.ts";
import { StageWait } from "./stage-wait.ts";
import { TicketDesk } from "./ticket-desk.ts";
import { dateText } from "./time-text.ts";

const TICK_MS = 250;
/** The number of balls for which there is room above the slips. */
const MAX_LAST_BALLS = 8;
/** Refusals of a ticket that leave the game open. */
const SAID = ["bets_closed", "number_taken", "sold_out", "too_many_tickets", "reward_over"] as const;

/** An open game with tickets: the slips are filled in and bought for draws to come, and each draw is shown when it is made. */
export class DrawController {
  readonly #context: GameContext;
  readonly #desk: TicketDesk;
  readonly #tableId: string;
  readonly #free: FreeTickets;
  readonly #own: OwnTickets;
  #built: BuiltDraw | undefined;
  #purchases: Purchases | undefined;
  #state: TableState | undefined;
  #weekLimit: WeekLimit | null = null;
  /** What the stage shows, so that a step is shown once. */
  #step = "";
  /** The last draw for whose public number the stage has waited. */
  #awaited = 0;
  readonly #wait: StageWait;
  /** The last draw whose show has begun. */
  #shown = 0;

  static async open(
    context: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
    listing: TableListing,
    load: LoadDraw,
  ): Promise<DrawController> {
    const controller = new DrawController(context, listing.tableId, session);
    await controller.#mount(session, card, load);
    await controller.#desk.readDraws();
    controller.#show();
    if (context.launch.startsPicked) controller.#built?.game.editor.quickPick();
    void controller.#own.read();
    openLine(context, listing.tableId, {
      session: session.session,
      changed: (state) => controller.#changed(state),
      ran: () => {},
      seated: () => {},
      reacted: () => {},
      joined: () => {},
      counted: (count) => controller.#built?.screen.showWatchers(count),
      lineChanged: (isUp) => controller.#lineChanged(isUp),
      ended: (code) => controller.#fail(new StudioCallError(code)),
    });
    setInterval(() => controller.#tick(), TICK_MS);
    return controller;
  }

  private constructor(context: GameContext, tableId: string, session: OpenSessionReply) {
    this.#context = context;
    this.#free = new FreeTickets(session);
    this.#tableId = tableId;
    this.#desk = new TicketDesk(context.studio, tableId);
    this.#own = new OwnTickets(this.#desk, this.#free, {
      changed: () => this.#list(),
      failed: () => this.#built?.list.failed(),
      readBalance: async () => this.#built?.balance.read(),
    });
    this.#wait = new StageWait({
      ticketsOf: (number) => this.#desk.of(number),
      read: (number) => this.#readRound(number),
      watch: (number, events) => this.#watch(number, events),
      fail: (round, tickets) => this.#showVoid(round, tickets),
      leave: () => this.#view("slips"),
    });
  }

  handle(command: PageCommand): void {
    if (command === "balance_changed") {
      void this.#built?.balance.read();
      this.#askWeekLimit();
    }
    if (command === "pause" || command === "resume") this.#built?.sound.hush(command === "pause");
  }

  async #mount(session: OpenSessionReply, card: TitleCard, load: LoadDraw): Promise<void> {
    this.#built = await buildDraw(this.#context, session, card, load, {
      tableId: this.#tableId,
      changed: () => this.#show(),
      failed: (error) => this.#fail(error),
      now: () => this.#desk.now(),
      buy: () => void this.#purchases?.buy(),
      toggleFree: () => {
        this.#free.toggle();
        this.#show();
      },
      proof: () => void this.#openProof(),
      cancel: (ticket) => void this.#purchases?.cancel(ticket),
      again: (tickets) => {
        for (const { input } of tickets) this.#built?.game.editor.fill(input);
        this.#view("slips");
      },
      watch: (ticket) => this.#watch(ticket.number, ticket.script?.events ?? []),
      stop: (subscription) => void this.#purchases?.stop(subscription),
      older: () => void this.#own.readOlder(),
    });
    this.#purchases = new Purchases(this.#context, this.#desk, this.#free, this.#built, {
      changed: () => this.#show(),
      moved: () => {
        this.#askWeekLimit();
        return this.#own.read();
      },
      refused: (error) => this.#refused(error),
    });
    this.#listen(session, this.#built);
    this.#context.page.onWeekLimit((limit) => {
      this.#weekLimit = limit;
      this.#show();
    });
    this.#askWeekLimit();
  }

  /** The page around the game knows the player's limits. Every ticket and every prize changes what is left of them. */
  #askWeekLimit(): void {
    if (this.#context.launch.mode === "money") this.#context.page.post({ event: "ask_week_limit" });
  }

  #listen(session: OpenSessionReply, { screen, show, sound, money }: BuiltDraw): void {
    const { shell } = this.#context;
    shell.sound.addEventListener("click", () => {
      const isOn = sound.toggle();
      shell.sound.setAttribute("aria-checked", String(isOn));
      shell.sound.replaceChildren(icon(isOn ? "sound-on" : "sound-off"));
    });
    shell.information.addEventListener("click", async () => {
      const { openInfoSheet } = await import("../controls/info-sheet.ts");
      const { calendar } = this.#desk;
      const times = calendar ? drawTimes(calendar, this.#context.t, this.#context.launch.language) : [];
      await openInfoSheet(
        this.#context,
        session,
        money,
        BigInt(session.sheet.stakes[0] ?? "0"),
        [],
        [],
        times,
      );
    });
    shell.fairness.addEventListener("click", () => void this.#openProof());
    screen.captions.addEventListener("click", () => {
      const isOn = screen.captions.getAttribute("aria-pressed") !== "true";
      screen.captions.setAttribute("aria-pressed", String(isOn));
      show.showCaptions(isOn);
    });
    screen.skip.addEventListener("click", () => show.skip());
    screen.back.addEventListener("click", () => {
      show.skip();
      this.#view("slips");
    });
    screen.again.addEventListener("click", () => {
      const { round } = this.#state ?? {};
      const shown = this.#isDrawing() ? round : this.#lastResult();
      if (shown?.events) this.#watch(shown.number, shown.events);
    });
  }

  /** Whether a draw is being shown now. Its balls are known. */
  #isDrawing(): boolean {
    const { round } = this.#state ?? {};
    return round?.phase === "drawn" && round.events !== null;
  }

  #lastResult(): TableResult | undefined {
    return this.#state?.results[0];
  }

  #changed(state: TableState): void {
    this.#state = state;
    const { round } = state;
    const step = `${round?.number} ${round?.phase}`;
    if (step === this.#step) return;
    this.#step = step;
    if (round?.phase === "drawn" && round.events) this.#announce(round.number, round.events);
    this.#wait.follow(state);
    void this.#desk
      .readDraws()
      .then(() => this.#own.read())
      .then(() => this.#enter())
      .catch((error: unknown) => this.#fail(error));
  }

  /** Shows the phase that has begun, with draws and tickets as they were read since. */
  #enter(): void {
    const { round } = this.#state ?? {};
    this.#show();
    if (round?.phase === "betting" || round?.phase === "void") void this.#built?.balance.read();
    for (const { roundId } of this.#desk.of(this.#shown))
      this.#context.page.post({ event: "round_ended", roundId });
  }

  #showVoid(round: TableRound, tickets: readonly DrawTicket[]): boolean {
    const { page, screen } = this.#built ?? {};
    if (!page || !screen || !this.#mayInterrupt()) return false;
    screen.skip.hidden = true;
    page.fail(round, tickets, this.#context.t(`live_void_${round.voidReason ?? "beacon_silent"}`));
    this.#view("show");
    return true;
  }

  /** A draw is made: it is shown to players with a ticket in it. The others have a button to watch it. */
  #announce(number: number, events: TableResult["events"]): void {
    if (this.#desk.of(number).length > 0 && this.#mayInterrupt()) {
      this.#watch(number, events);
      return;
    }
    const { round } = this.#state ?? {};
    const time = round?.drawsAt ? dateText(round.drawsAt) : "";
    this.#built?.screen.say(this.#context.t("draw_drawing_now", { time }));
  }

  /** Whether the stage may take the place of the slips: nothing is marked on them, or the stage is there already. */
  #mayInterrupt(): boolean {
    const { game, screen } = this.#built ?? {};
    return screen?.isShowing === true || game?.editor.receipt().length === 0;
  }

  /** Shows a draw on the stage: the one that is made now, or a past one again. */
  #watch(number: number, events: TableResult["events"]): void {
    const { page, screen } = this.#built ?? {};
    if (!page || !screen || events.length === 0) return;
    this.#wait.end();
    this.#shown = number;
    this.#view("show");
    screen.skip.hidden = false;
    const round = this.#state?.round;
    const seals = round?.number === number ? round : undefined;
    void Promise.resolve(seals ?? this.#readRound(number))
      .then((sealed) => page.play(events, this.#desk.of(number), sealed))
      .then(() => {
        screen.skip.hidden = true;
      });
  }

  /** Shows the slips or the stage. The stage has no bar with the button that buys. */
  #view(view: "slips" | "show"): void {
    const { screen, cart } = this.#built ?? {};
    if (view === "slips") this.#wait.end();
    screen?.view(view);
    if (cart) cart.bar.hidden = view === "show";
  }

  async #readRound(number: number): Promise<TableRound | undefined> {
    return this.#context.studio
      .call("readTableRound", {}, { tableId: this.#tableId, number })
      .catch(() => undefined);
  }

  #tick(): void {
    const { screen } = this.#built ?? {};
    const [next] = this.#desk.draws;
    if (!screen) return;
    const leftMs = next ? this.#desk.msUntil(next.betsCloseAt) : 0;
    this.#awaitBeacon();
    screen.countdown.show(leftMs);
    screen.countdown.root.hidden = !next;
    // The sale of this draw is over: the slips are for the next one.
    if (next && leftMs <= 0) {
      this.#desk.draws = this.#desk.draws.slice(1);
      this.#show();
    }
  }

  /** When a sealed draw is due, the stage waits with the player for the public number. */
  #awaitBeacon(): void {
    const { page, screen } = this.#built ?? {};
    const { round } = this.#state ?? {};
    if (!page || !screen || round?.phase !== "sealed" || !round.drawsAt) return;
    if (this.#awaited === round.number || this.#desk.msUntil(round.drawsAt) > 0) return;
    this.#awaited = round.number;
    this.#show();
    const tickets = this.#desk.of(round.number);
    if (tickets.length === 0 || !this.#mayInterrupt()) return;
    screen.skip.hidden = true;
    page.wait(round, tickets, this.#context.t("draw_waits_beacon"));
    this.#wait.begin(round.number, tickets);
    this.#view("show");
  }

  #show(): void {
    if (!this.#built || !this.#purchases) return;
    const { screen, game, cart, panel } = this.#built;
    const { wanted, isBusy } = this.#purchases;
    const { t } = this.#context;
    const { draws } = this.#desk;
    const [next] = draws;
    const before = panel.chosen.map(({ number }) => number).join();
    panel.show(this.#desk, game.editor.ticket()?.stakeMinor ?? 0n);
    const { chosen, isStanding } = panel;
    const numbers = chosen.map(({ number }) => number);
    if (numbers.join() !== before) game.editor.forDraws?.(numbers);
    cart.show({
      free: this.#free.stateFor(wanted),
      game,
      draws: numbers.length,
      cancelUntil: chosen[0]?.betsCloseAt,
      isStanding,
      isBusy,
      weekLimit: this.#weekLimit,
    });
    screen.showNext(next ? dateText(next.drawsAt) : t("draw_none_on_sale"), this.#stateText());
    const last = this.#lastResult();
    screen.offerDraw(this.#isDrawing() ? "now" : last ? "last" : undefined);
    // During a show the balls of the draw before are shown, because those of the present draw would spoil it.
    const drawn = this.#isDrawing() ? this.#state?.results[1] : last;
    if (drawn) screen.showLast(lastOf(game.balls(drawn.events)));
  }

  #stateText(): string {
    const { t } = this.#context;
    const { round } = this.#state ?? {};
    if (!round?.drawsAt) return "";
    const time = dateText(round.drawsAt);
    if (round.phase === "sealed" && this.#desk.msUntil(round.drawsAt) <= 0) return t("draw_waits_beacon");
    if (round.phase === "closed" || round.phase === "sealed") return t("draw_closed", { time });
    if (round.phase === "drawn") return t("draw_drawing_now", { time });
    return "";
  }

  #list(): void {
    const { upcoming, past, before, subscriptions } = this.#desk;
    this.#built?.list.show({ upcoming, past, hasOlder: before !== null, subscriptions });
    this.#show();
  }

  async #openProof(): Promise<void> {
    const { openProofPanel } = await import("../tables/proof-panel.ts");
    openProofPanel(this.#context, {
      tableId: this.#tableId,
      round: this.#state?.round ?? null,
      lastNumber: this.#lastResult()?.number,
      bets: this.#provable(),
    });
  }

  #provable(): ProvableBet[] {
    const { money } = this.#built ?? {};
    return this.#desk.past
      .filter(({ state, script }) => state === "settled" && script !== null)
      .slice(0, MAX_PROVABLE)
      .map(({ roundId, number, stakeMinor, payoutMinor }) => ({
        roundId,
        number,
        text: this.#context.t("live_bet_line", {
          number,
          stake: money?.(stakeMinor) ?? "",
          payout: money?.(payoutMinor ?? "0") ?? "",
        }),
      }));
  }

  #lineChanged(isUp: boolean): void {
    this.#built?.screen.say(this.#context.t(isUp ? "live_line_back" : "live_line_lost"));
  }

  /** Shows a refusal that leaves the game open; the others get a message with a way out. */
  #refused(error: unknown): void {
    const code = failureCodeOf(error);
    const said = SAID.find((each) => each === code);
    if (said) this.#built?.screen.say(ticketRefusalText(said, this.#context.t));
    else this.#fail(error);
  }

  #fail(error: unknown): void {
    const retry = () => location.reload();
    reportFailure(this.#context, error, { retry, resume: () => {}, dismissed: () => {} });
  }
}

/** A raffle draws more numbers than there is room for. Its last number has the first prize, so only that one is shown. */
const lastOf = (balls: readonly ShownBall[]) => (balls.length > MAX_LAST_BALLS ? balls.slice(-1) : balls);
