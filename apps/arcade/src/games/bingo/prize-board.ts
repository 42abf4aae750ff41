import { shareOf } from "@bellwether/games/mechanics/bingo/settle.ts";
import type { BingoOutcome } from "@bellwether/games/mechanics/bingo/share-pot.ts";
import type { BingoLayout, BingoPrize } from "@bellwether/games/mechanics/bingo/wire.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./bingo.module.css";

type PrizeBoardParts = { layout: BingoLayout; t: GameTexts; money: MoneyText };

/** The prizes of the game: their part of the pot before the draw; then their amounts, the one that is played for, and who took it. */
export class PrizeBoard {
  readonly root = element("ul", { class: styles.prizes });
  readonly #parts: PrizeBoardParts;

  constructor(parts: PrizeBoardParts) {
    this.#parts = parts;
    this.show(undefined, 0);
  }

  /** The prize that is played for after `calls` balls: the first one that is not taken yet. */
  static playing({ taken }: Pick<BingoOutcome, "taken">, calls: number): BingoPrize | undefined {
    return taken
      .filter(({ afterBalls }) => afterBalls > calls)
      .reduce<(typeof taken)[number] | undefined>(
        (next, each) => (next === undefined || each.afterBalls < next.afterBalls ? each : next),
        undefined,
      )?.prize;
  }

  show(outcome: BingoOutcome | undefined, calls: number): void {
    const { layout, t, money } = this.#parts;
    const playing = outcome && PrizeBoard.playing(outcome, calls);
    this.root.replaceChildren(
      ...layout.prizes.map(({ prize, permille }) => {
        const taken = outcome?.taken.find((each) => each.prize === prize);
        const isTaken = taken !== undefined && taken.afterBalls <= calls;
        const whole =
          outcome &&
          money(
            shareOf(permille, {
              priceMinor: BigInt(layout.priceMinor),
              tickets: outcome.tickets,
              winners: 1,
            }),
          );
        const percent = t("bingo_to_come", { percent: permille / 10 });
        const state = isTaken
          ? t("bingo_taken", { winners: taken.winners, ball: taken.afterBalls })
          : prize === playing && calls > 0
            ? t("bingo_playing")
            : percent;
        return element(
          "li",
          {
            class: styles.prize,
            attributes: {
              "data-state": isTaken ? "taken" : prize === playing && calls > 0 ? "playing" : "open",
            },
          },
          [
            element("span", { text: t(`bingo_prize_${prize}`) }),
            element("strong", { text: whole ?? "–" }),
            element("span", { text: state }),
          ],
        );
      }),
    );
  }
}
