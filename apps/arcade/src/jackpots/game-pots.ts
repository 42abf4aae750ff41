import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { GameContext } from "../launch/game-context.ts";
import type { MoneyText } from "../money/money-text.ts";
import { buildPotBar } from "./pot-bar.ts";
import { openPotLine } from "./pot-line.ts";
import { buildPotSheet } from "./pot-sheet.ts";
import { type SeenHit, ShownPots } from "./shown-pots.ts";

/** Hits are told one after another at this pace, at most this long after they have arrived. */
const TELL_MS = 400;

type GamePotsPort = { money: MoneyText; isAtRest(): boolean; open(): void };

/** The pots of an open game: their bar above the board, and their part of the sheet. In free play there are none. */
export class GamePots {
  readonly #around: GameContext;
  readonly #session: OpenSessionReply;
  readonly #money: MoneyText;
  readonly #pots: ShownPots;

  constructor(around: GameContext, session: OpenSessionReply, port: GamePotsPort) {
    this.#around = around;
    this.#session = session;
    this.#money = port.money;
    this.#pots = new ShownPots(around.launch.gameCode);
    if (session.mode === "money" && session.startsRounds) this.#watch(port);
  }

  /** The sheet's part about the pots; nothing for a game without pots. */
  sheet(stakeMinor: bigint): HTMLElement[] {
    if (this.#pots.all.length === 0) return [];
    const { t, launch } = this.#around;
    return buildPotSheet(this.#pots.all, this.#session.sheet, stakeMinor, {
      t,
      money: this.#money,
      language: launch.language,
      time: clockTime(launch.language),
    });
  }

  #watch({ money, isAtRest, open }: GamePotsPort): void {
    const { t, launch, shell } = this.#around;
    const bar = buildPotBar(this.#pots, { t, money, time: clockTime(launch.language), isAtRest, open });
    const untold: SeenHit[] = [];
    openPotLine(this.#around, this.#session.currency, (reply, arrivedMs) => {
      const seen = this.#pots.take(reply, arrivedMs);
      if (this.#pots.all.length === 0) return;
      if (!bar.root.isConnected) {
        shell.root.dataset.pots = "";
        shell.board.before(bar.root);
      }
      bar.show();
      untold.push(...seen);
    });
    // While a round runs nothing competes with its result, and the player's own hit is not told before it is shown.
    setInterval(() => {
      if (!isAtRest()) return;
      const hit = untold.shift();
      if (hit) bar.tell(hit);
    }, TELL_MS);
  }
}

/** Formats a moment as hours and minutes in the player's time. */
function clockTime(language: Language): (at: string) => string {
  const format = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (at) => format.format(new Date(at));
}
