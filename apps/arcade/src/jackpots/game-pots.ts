import type { PotsReply } from "@bellwether/contract/studio/pots.ts";
import type { JackpotWin } from "@bellwether/contract/studio/round.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { GameContext } from "../context/game-context.ts";
import { type MoneyText, moneyText } from "../texts/money-text.ts";
import { buildClockCheck } from "./clock-check.ts";
import { momentText } from "./moment-text.ts";
import { buildPotBar } from "./pot-bar.ts";
import { openPotLine } from "./pot-line.ts";
import { buildPotSheet } from "./pot-sheet.ts";
import { type SeenHit, ShownPots } from "./shown-pots.ts";

/** The interval at which queued hits are shown, one after another. */
const SHOW_MS = 400;
/** The longest time that an opened sheet waits for the first pots. */
const MAX_WAIT_MS = 3_000;

type GamePotsPort = {
  money: MoneyText;
  isAtRest(): boolean;
  open(): void;
  /** Shows jackpots that the player has won after the round that took part had ended. */
  showOwn(wins: readonly JackpotWin[]): void;
};

/** The pots of an open game: their bar above the board, and their part of the sheet. Free play takes no part in them and has no bar. */
export class GamePots {
  readonly #context: GameContext;
  readonly #session: OpenSessionReply;
  readonly #money: MoneyText;
  readonly #pots: ShownPots;
  /** The player's rounds since the game was opened. */
  readonly #own = new Set<string>();
  readonly #arrived: Promise<void>;
  #arrive = () => {};

  constructor(context: GameContext, session: OpenSessionReply, port: GamePotsPort) {
    this.#context = context;
    this.#session = session;
    // Pots hold money, in free play too.
    this.#money = moneyText(session.currency, context.launch.language);
    this.#pots = new ShownPots(context.launch.gameCode);
    this.#arrived = new Promise((resolve) => {
      this.#arrive = resolve;
    });
    if (!session.startsRounds) return;
    if (session.mode === "money") this.#watch(port);
    else openPotLine(context, session.currency, (reply, arrivedMs) => void this.#take(reply, arrivedMs));
  }

  /** The sheet's part about the pots; nothing for a game without pots. */
  async sheet(stakeMinor: bigint): Promise<HTMLElement[]> {
    if (this.#session.startsRounds)
      await Promise.race([this.#arrived, new Promise((done) => setTimeout(done, MAX_WAIT_MS))]);
    if (this.#pots.all.length === 0) return [];
    const { t, launch } = this.#context;
    return buildPotSheet(this.#pots.all, this.#session.sheet, stakeMinor, {
      t,
      money: this.#money,
      language: launch.language,
      time: momentText(launch.language),
      isFree: this.#session.mode === "free",
      check: (pot) => {
        const last = pot.clock?.last;
        return last ? buildClockCheck(this.#context, pot, last, this.#session.currency) : undefined;
      },
    });
  }

  /** Stores the id of the player's round. If this round wins a clock or a drop, the game shows the win as the player's own. */
  played(roundId: string): void {
    this.#own.add(roundId);
  }

  #take(reply: PotsReply, arrivedMs: number): SeenHit[] {
    const seen = this.#pots.take(reply, arrivedMs);
    this.#arrive();
    return seen;
  }

  /** The hits that the player's own rounds have won of clocks and drops. A network's hit is shown with its round, so it is left out. */
  #ownOf(hits: readonly SeenHit[]): JackpotWin[] {
    return hits
      .filter(({ pot, winner }) => pot.kind !== "network" && this.#own.has(winner.roundId))
      .map(({ pot: { jackpotId, name, kind, tier }, winner: { amountMinor } }) => ({
        ...{ jackpotId, name, kind, tier, amountMinor },
      }));
  }

  #watch({ money, isAtRest, open, showOwn }: GamePotsPort): void {
    const { t, launch, shell } = this.#context;
    const figures = new Intl.NumberFormat(launch.language);
    const bar = buildPotBar(this.#pots, {
      ...{ t, money, isAtRest, open },
      figure: (value) => figures.format(value),
      time: clockTime(launch.language),
    });
    /** New hits wait in two lists: one is shown in the bar, the other is searched for the player's own rounds. */
    const queued: SeenHit[] = [];
    const unread: SeenHit[] = [];
    openPotLine(this.#context, this.#session.currency, (reply, arrivedMs) => {
      const seen = this.#take(reply, arrivedMs);
      if (this.#pots.all.length === 0) return;
      if (!bar.root.isConnected) {
        shell.root.dataset.pots = "";
        shell.board.before(bar.root);
      }
      bar.show();
      queued.push(...seen);
      unread.push(...seen);
    });
    // Hits wait while a round runs, so that the round's result is shown first, and its id is known.
    setInterval(() => {
      if (!isAtRest()) return;
      const own = this.#ownOf(unread.splice(0));
      if (own.length > 0) showOwn(own);
      const hit = queued.shift();
      if (hit) bar.showHit(hit);
    }, SHOW_MS);
  }
}

/** Formats a moment as hours and minutes in the player's time. */
function clockTime(language: Language): (at: string) => string {
  const format = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (at) => format.format(new Date(at));
}
