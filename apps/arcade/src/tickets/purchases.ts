import type { DrawTicket, Subscription } from "@bellwether/contract/studio/draws.ts";
import type { GameContext } from "../context/game-context.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import type { BuiltDraw } from "./build-draw.ts";
import type { FreeTickets } from "./free-tickets.ts";
import { purchaseText, refusalsOf } from "./purchase-text.ts";
import type { TicketDesk } from "./ticket-desk.ts";
import { cancelledText, losesFreeTicket } from "./ticket-state-text.ts";
import { listText, longDayText, shortDateText } from "./time-text.ts";

/** What a purchase needs of the game around it. */
type PurchasePort = {
  /** A purchase has begun or ended. */
  changed(): void;
  /** What the player owns, and what is left of their limits, may have changed. */
  moved(): Promise<void>;
  refused(error: unknown): void;
};

type Parts = Pick<BuiltDraw, "game" | "panel" | "screen" | "balance" | "money" | "list">;

/** Buys the ticket of the slips, with money or with free tickets, or orders it for draws to come. Cancels tickets and stops orders. */
export class Purchases {
  readonly #context: Pick<GameContext, "t" | "page">;
  readonly #desk: TicketDesk;
  readonly #free: FreeTickets;
  readonly #parts: Parts;
  readonly #port: PurchasePort;
  #isBusy = false;

  constructor(
    context: Pick<GameContext, "t" | "page">,
    desk: TicketDesk,
    free: FreeTickets,
    parts: Parts,
    port: PurchasePort,
  ) {
    this.#context = context;
    this.#desk = desk;
    this.#free = free;
    this.#parts = parts;
    this.#port = port;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** The ticket as it stands in the cart. */
  get wanted() {
    const { game, panel } = this.#parts;
    return {
      stakeMinor: game.editor.ticket()?.stakeMinor ?? 0n,
      draws: panel.chosen.length,
      isStanding: panel.isStanding,
    };
  }

  async buy(): Promise<void> {
    const { game, panel, screen } = this.#parts;
    const ticket = game.editor.ticket();
    if (!ticket || this.#isBusy) return;
    const { t } = this.#context;
    const first = panel.isStanding ? panel.firstOrderDay : undefined;
    if (first !== undefined) return screen.say(t("draw_order_too_early", { day: longDayText(first) }));
    this.#setBusy(true);
    let isBought = false;
    try {
      if (panel.isStanding) {
        await this.#desk.subscribe(ticket, panel.orderDays);
        panel.reset();
        screen.say(t("draw_order_started"));
      } else if ((await this.#buyNow(ticket)) === 0) return;
      game.editor.clear();
      isBought = true;
    } catch (error) {
      this.#port.refused(error);
    } finally {
      this.#setBusy(false);
      await this.#port.moved();
      if (isBought) this.#parts.list.showPinned();
    }
  }

  /** Buys the ticket for the chosen draws. Returns for how many it was bought. */
  async #buyNow(ticket: { stakeMinor: bigint; input: DrawTicket["input"] }): Promise<number> {
    const { panel, screen, balance, money } = this.#parts;
    const { t, page } = this.#context;
    // The times are read now: the panel drops a draw whose sale closes during the call.
    const times = new Map(panel.chosen.map(({ number, drawsAt }) => [number, shortDateText(drawsAt)]));
    const timesOf = (numbers: readonly number[]) =>
      listText(numbers.map((number) => times.get(number) ?? String(number)));
    const rewardId = this.#free.rewardFor(this.wanted);
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
    // For the page a ticket is over when it is bought. Until its draw it would hold back its messages.
    for (const { roundId } of bought)
      for (const event of ["round_started", "round_ended"] as const) page.post({ event, roundId });
    const codes = refusalsOf({ tickets }).map(({ code }) => code);
    if (bought.length === 0 && codes.length === 1 && codes[0]) throw new StudioCallError(codes[0]);
    const { stakeMinor } = ticket;
    const isFree = rewardId !== undefined;
    screen.say(purchaseText({ tickets }, { t, money, stakeMinor, isFree, timesOf }));
    return bought.length;
  }

  async cancel(ticket: DrawTicket): Promise<void> {
    const { screen, balance, money } = this.#parts;
    try {
      const cancelled = await this.#desk.cancel(ticket);
      const now = this.#desk.now();
      const wasLost = losesFreeTicket(cancelled, now);
      this.#free.read([cancelled], now);
      screen.say(cancelledText(cancelled, { t: this.#context.t, money, wasLost }));
    } catch (error) {
      this.#port.refused(error);
    }
    await balance.read();
    await this.#port.moved();
  }

  async stop(subscription: Subscription): Promise<void> {
    try {
      await this.#desk.stop(subscription);
      this.#parts.screen.say(this.#context.t("draw_order_stopped"));
    } catch (error) {
      this.#port.refused(error);
    }
    await this.#port.moved();
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#port.changed();
  }
}
