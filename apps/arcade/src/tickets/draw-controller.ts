import type { WeekLimit } from "@bellwether/contract/frames.ts";
import type { DrawTicket, Subscription } from "@bellwether/contract/studio/draws.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableResult } from "@bellwether/contract/studio/table-stream.ts";
import type { TableListing, TableRound } from "@bellwether/contract/studio/tables.ts";
import { drawTimes } from "@bellwether/i18n/game-sheet/draw-times.ts";
import { icon } from "../controls/element.ts";
import type { GameContext } from "../launch/game-context.ts";
import { reportFailure } from "../launch/report-failure.ts";
import type { PageCommand } from "../page/page-channel.ts";
import { isUncertain } from "../studio/start-round.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import { openLine } from "../tables/open-line.ts";
import { MAX_PROVABLE, type ProvableBet } from "../tables/proof-panel.ts";
import type { TableState } from "../tables/table-state.ts";
import type { TitleCard } from "../title/title-card.ts";
import { type BuiltDraw, buildDraw } from "./build-draw.ts";
import { FreeTickets } from "./free-tickets.ts";
import { purchaseText, refusalsOf, ticketRefusalText } from "./purchase-text.ts";
import { StageWait } from "./stage-wait.ts";
import { TicketDesk } from "./ticket-desk.ts";
import { cancelledText, losesFreeTicket } from "./ticket-state-text.ts";
import { dateText, listText, longDayText, shortDateText } from "./time-text.ts";

const TICK_MS = 250;
const READS_AGAIN_MS = 5_000;
/** Refusals of a ticket that leave the game open. */
const SAID = ["bets_closed", "number_taken", "sold_out", "too_many_tickets", "reward_over"] as const;

/** An open game with tickets: the slips are filled in and bought for draws to come, and each draw is shown when it is made. */
export class DrawController {
  readonly #context: GameContext;
  readonly #desk: TicketDesk;
  readonly #tableId: string;
  readonly #free: FreeTickets;
  #built: BuiltDraw | undefined;
  #state: TableState | undefined;
  #isBusy = false;
  #weekLimit: WeekLimit | null = null;
  /** What the stage shows, so that a step is shown once. */
  #step = "";
  /** The last draw for whose public number the stage has waited. */
  #awaited = 0;
  readonly #wait: StageWait;
  #reading: ReturnType<typeof setTimeout> | undefined;
  /** The last draw whose show has begun. */
  #shown = 0;

  static async open(
    context: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
    listing: TableListing,
  ): Promise<DrawController> {
    const controller = new DrawController(context, listing.tableId, session);
    await controller.#mount(session, card);
    await controller.#desk.readDraws();
    controller.#show();
    void controller.#readTickets();
    openLine(context, listing.tableId, {
      session: session.session,
      changed: (state) => controller.#changed(state),
      ran: () => {},
      seated: () => {},
      joined: () => {},
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

  async #mount(session: OpenSessionReply, card: TitleCard): Promise<void> {
    this.#built = await buildDraw(this.#context, session, card, {
      tableId: this.#tableId,
      changed: () => this.#show(),
      failed: (error) => this.#fail(error),
      now: () => this.#desk.now(),
      buy: () => void this.#buy(),
      toggleFree: () => {
        this.#free.toggle();
        this.#show();
      },
      proof: () => void this.#openProof(),
      cancel: (ticket) => void this.#cancel(ticket),
      watch: (ticket) => this.#watch(ticket.number, ticket.script?.events ?? []),
      stop: (subscription) => void this.#stop(subscription),
      older: () => void this.#desk.readOlder().then(() => this.#list()),
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
      const last = this.#lastResult();
      if (last) this.#watch(last.number, last.events);
    });
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
      .then(() => this.#readTickets())
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
    if (!this.#built) return;
    const { screen, game, cart, panel } = this.#built;
    const { t } = this.#context;
    const { draws } = this.#desk;
    const [next] = draws;
    const before = panel.chosen.map(({ number }) => number).join();
    panel.show(this.#desk, game.editor.ticket()?.stakeMinor ?? 0n);
    const { chosen, isStanding } = panel;
    const numbers = chosen.map(({ number }) => number);
    if (numbers.join() !== before) game.editor.forDraws?.(numbers);
    cart.show({
      free: this.#free.stateFor(this.#wanted(game, panel)),
      game,
      draws: numbers.length,
      cancelUntil: chosen[0]?.betsCloseAt,
      isStanding,
      isBusy: this.#isBusy,
      weekLimit: this.#weekLimit,
    });
    screen.showNext(next ? dateText(next.drawsAt) : t("draw_none_on_sale"), this.#stateText());
    screen.again.hidden = this.#lastResult() === undefined;
  }

  #wanted({ editor }: BuiltDraw["game"], { chosen, isStanding }: BuiltDraw["panel"]) {
    return { stakeMinor: editor.ticket()?.stakeMinor ?? 0n, draws: chosen.length, isStanding };
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

  async #buy(): Promise<void> {
    if (!this.#built) return;
    const { game, panel, screen, balance, money } = this.#built;
    const ticket = game.editor.ticket();
    if (!ticket || this.#isBusy) return;
    const { t, page } = this.#context;
    const first = panel.isStanding ? panel.firstOrderDay : undefined;
    if (first !== undefined) return screen.say(t("draw_order_too_early", { day: longDayText(first) }));
    // The times are read now: the panel drops a draw whose sale closes during the call.
    const times = new Map(panel.chosen.map(({ number, drawsAt }) => [number, shortDateText(drawsAt)]));
    const timesOf = (numbers: readonly number[]) =>
      listText(numbers.map((number) => times.get(number) ?? String(number)));
    this.#setBusy(true);
    try {
      if (panel.isStanding) {
        await this.#desk.subscribe(ticket, panel.orderDays);
        panel.reset();
        screen.say(t("draw_order_started"));
      } else {
        const rewardId = this.#free.rewardFor(this.#wanted(game, panel));
        const { tickets, balanceMinor } = await this.#desk.buy(
          panel.chosen.map(({ number }) => number),
          { ...ticket, rewardId },
        );
        if (balanceMinor !== null) balance.set(balanceMinor);
        const bought = tickets.flatMap((each) => each.ticket ?? []);
        if (rewardId !== undefined) {
          this.#free.bought(rewardId, bought.length);
          if (tickets.some(({ refusal }) => refusal === "reward_over")) this.#free.end(rewardId);
        }
        for (const { roundId } of bought) page.post({ event: "round_started", roundId });
        const codes = refusalsOf({ tickets }).map(({ code }) => code);
        if (bought.length === 0 && codes.length === 1 && codes[0]) throw new StudioCallError(codes[0]);
        const { stakeMinor } = ticket;
        const isFree = rewardId !== undefined;
        screen.say(purchaseText({ tickets }, { t, money, stakeMinor, isFree, timesOf }));
        if (bought.length === 0) return;
      }
      game.editor.clear();
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#setBusy(false);
      this.#askWeekLimit();
      await this.#readTickets();
    }
  }

  async #cancel(ticket: DrawTicket): Promise<void> {
    const { t } = this.#context;
    try {
      const cancelled = await this.#desk.cancel(ticket);
      const now = this.#desk.now();
      const wasLost = losesFreeTicket(cancelled, now);
      this.#free.read([cancelled], now);
      if (this.#built)
        this.#built.screen.say(cancelledText(cancelled, { t, money: this.#built.money, wasLost }));
    } catch (error) {
      this.#refused(error);
    }
    this.#askWeekLimit();
    await this.#built?.balance.read();
    await this.#readTickets();
  }

  async #stop(subscription: Subscription): Promise<void> {
    try {
      await this.#desk.stop(subscription);
      this.#built?.screen.say(this.#context.t("draw_order_stopped"));
    } catch (error) {
      this.#refused(error);
    }
    await this.#readTickets();
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#show();
  }

  async #readTickets(): Promise<void> {
    try {
      await this.#desk.readTickets();
      const { upcoming, past } = this.#desk;
      this.#free.read([...upcoming, ...past], this.#desk.now());
      this.#list();
      this.#readReturning();
    } catch (error) {
      this.#built?.list.failed();
      if (isUncertain(error)) this.#readAgain();
    }
  }

  /** While a stake is on its way back, the tickets and the balance are read again every 5 s, and so they are after a call without an answer. */
  #readReturning(): void {
    const { upcoming, past } = this.#desk;
    clearTimeout(this.#reading);
    if ([...upcoming, ...past].some(({ state }) => state === "returning")) this.#readAgain();
  }

  #readAgain(): void {
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      void this.#built?.balance.read();
      void this.#readTickets();
    }, READS_AGAIN_MS);
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
