import type { TableRunMessage } from "@bellwether/contract/studio/table-stream.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { BetPanel } from "./bet-panel.ts";
import styles from "./crash.module.css";
import { multiplierText } from "./multiplier-text.ts";

/** The players of the run: own bets first, then the others who are out, the latest first. Others are numbered, because the studio knows no names. */
export class RunnerList {
  readonly #place: HTMLElement;
  readonly #t: GameTexts;
  readonly #money: MoneyText;
  readonly #panels: readonly BetPanel[];
  #message: TableRunMessage | undefined;
  /** The run is over: a bet that is not out is lost. */
  #isOver = false;

  constructor(
    place: HTMLElement,
    panels: readonly BetPanel[],
    { t, money }: { t: GameTexts; money: MoneyText },
  ) {
    this.#place = place;
    this.#panels = panels;
    this.#t = t;
    this.#money = money;
    this.show(undefined);
  }

  /** The exits of others, with the names to show. */
  get others(): { name: string; afterMs: number; multiplierHundredths: number }[] {
    const own = new Set(this.#panels.map(({ bet }) => bet?.roundId));
    return (this.#message?.exits ?? [])
      .filter(({ roundId }) => !own.has(roundId))
      .map(({ bettor, ...exit }) => ({ ...exit, name: this.#t("crash_other", { number: bettor }) }));
  }

  /** Shows the latest message of the run; undefined between the runs. */
  show(message: TableRunMessage | undefined, isOver = false): void {
    this.#message = message;
    this.#isOver = isOver;
    const t = this.#t;
    const counts = { count: message?.bettorCount ?? 0, out: message?.exitCount ?? 0 };
    const own = this.#panels.flatMap(({ bet, outAt }, index) => {
      if (!bet) return [];
      const amount = this.#money(bet.stakeMinor);
      const exit = outAt !== undefined ? `${multiplierText(outAt)}×` : this.#isOver ? "–" : t("crash_in");
      return [
        this.#row(t("crash_you", { bet: index + 1 }), amount, exit, {
          isOwn: true,
          isOut: outAt !== undefined,
        }),
      ];
    });
    const others = this.others.map(({ name, multiplierHundredths }) =>
      this.#row(name, "", `${multiplierText(multiplierHundredths)}×`, { isOwn: false, isOut: true }),
    );
    const heading = message ? t("crash_players", counts) : t("crash_last_note");
    this.#place.replaceChildren(
      element("p", { class: styles.count, text: heading }),
      element("ul", { class: styles.runners, aria: { label: t("crash_players", counts) } }, [
        ...own,
        ...others,
      ]),
    );
  }

  #row(
    name: string,
    amount: string,
    exit: string,
    { isOwn, isOut }: { isOwn: boolean; isOut: boolean },
  ): HTMLElement {
    return element(
      "li",
      { class: styles.runner, attributes: { "data-own": String(isOwn), "data-out": String(isOut) } },
      [element("span", { text: name }), element("span", { text: amount }), element("strong", { text: exit })],
    );
  }
}
