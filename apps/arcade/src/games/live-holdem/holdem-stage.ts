import { LiveHoldemEvent } from "@bellwether/games/mechanics/live-holdem/wire.ts";
import { celebrate, type Paid } from "../../play/celebrate.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { IN_ITS_ROOM } from "../cards/table-field.ts";
import { advance, type HoldemRound, newRound } from "../casino-holdem/round-state.ts";
import { TableView } from "../casino-holdem/table-view.ts";

type Event = ReturnType<typeof LiveHoldemEvent.parse>;
type Bets = Partial<Pick<HoldemRound, "bets" | "results" | "winnings">>;

/** The cards of the round on the stage. Events are shown one after another, each once, however often they arrive. */
export class HoldemStage {
  readonly #view: TableView;
  readonly #parts: TableGameParts;
  #state = newRound(0n, 0n);
  /** The number of events that are on their way to the stage. */
  #shownCount = 0;
  #line: Promise<void> = Promise.resolve();
  #round = 0;

  static async create(parts: TableGameParts): Promise<HoldemStage> {
    const view = await TableView.create({ ...parts, room: parts.card.room }, IN_ITS_ROOM);
    return new HoldemStage(view, parts);
  }

  private constructor(view: TableView, parts: TableGameParts) {
    this.#view = view;
    this.#parts = parts;
  }

  get state(): HoldemRound {
    return this.#state;
  }

  /** Begins a round without cards. */
  clear(): void {
    this.#round += 1;
    this.#shownCount = 0;
    this.#state = newRound(0n, 0n);
    this.#line = this.#line.then(() => this.#view.clear()).then(() => this.#view.show(this.#state));
  }

  /** Shows the player's bets, and after the round their results. */
  showBets(bets: Bets): void {
    this.#state = { ...this.#state, ...bets };
    this.#view.show(this.#state);
  }

  /** Celebrates what the player's bets were paid. A large win lifts the cards of the players' hand. */
  celebrate(paid: Paid): Promise<void> {
    return celebrate(this.#parts, this.#view.table, paid, this.#view.winners());
  }

  /**
   * Shows the events that have not been shown. To a player who has just come to the table all appear at once; those who see the deal from its
   * beginning, with `isDealing`, and whatever comes later, see them happen.
   */
  follow(events: readonly unknown[], isDealing = false): Promise<void> {
    const round = this.#round;
    const isSeen = this.#shownCount > 0 || isDealing;
    const fresh = events.slice(this.#shownCount).map((event) => LiveHoldemEvent.parse(event));
    this.#shownCount += fresh.length;
    for (const event of fresh)
      this.#line = this.#line.then(async () => {
        if (round === this.#round) await this.#show(event, round, isSeen);
      });
    return this.#line;
  }

  async #show(event: Event, round: number, isSeen: boolean): Promise<void> {
    const show = () => {
      if (round !== this.#round) return;
      const { bets, results, winnings } = this.#state;
      this.#state = { ...advance(this.#state, event), bets, results, winnings };
      this.#view.show(this.#state);
    };
    if (isSeen) await this.#play(event);
    else this.#lay(event);
    show();
  }

  async #play(event: Event): Promise<void> {
    if (event.type === "player-dealt") {
      await this.#view.deal("player", event.cards);
      await this.#view.deal("dealer", [undefined, undefined]);
    } else if (event.type === "flop-dealt" || event.type === "board-completed")
      await this.#view.deal("board", event.cards);
    else if (event.type === "hands-shown") {
      await this.#parts.clock.wait(500);
      await this.#view.turnDealer(event.dealerCards);
    }
  }

  #lay(event: Event): void {
    if (event.type === "player-dealt") {
      this.#view.lay("player", event.cards);
      this.#view.lay("dealer", [undefined, undefined]);
    } else if (event.type === "flop-dealt" || event.type === "board-completed")
      this.#view.lay("board", event.cards);
    else if (event.type === "hands-shown") this.#view.showDealer(event.dealerCards);
  }
}
