import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./race.module.css";
import { runnerBadge } from "./runner-badge.ts";

const WINNERS = 6;

/** The panel on the stage: the last winners before a race, and the order of the race while it runs. */
export class RaceFacts {
  readonly #place: HTMLElement;
  readonly #t: GameTexts;
  #winners: readonly number[] = [];
  #shown = "";

  constructor(place: HTMLElement, t: GameTexts) {
    this.#place = place;
    this.#t = t;
  }

  /** Shows the winners of the last races, the newest first, unless a race is running. */
  showWinners(winners: readonly number[], isRunning: boolean): void {
    this.#winners = winners;
    if (!isRunning) this.showIn(this.#place);
  }

  showIn(place: HTMLElement): void {
    const t = this.#t;
    this.#shown = "";
    place.replaceChildren(
      element("h2", { class: styles.factsHeading, text: t("race_last_winners") }),
      badgeRow(this.#winners.slice(0, WINNERS), t("race_last_winners")),
      element("p", { class: styles.factsNote, text: t("race_stats_note") }),
    );
  }

  showOrder(order: readonly number[]): void {
    const key = order.join();
    if (key === this.#shown) return;
    this.#shown = key;
    this.#place.replaceChildren(
      element("h2", { class: styles.factsHeading, text: this.#t("race_order") }),
      badgeRow(order, this.#t("race_order")),
    );
  }
}

function badgeRow(runners: readonly number[], label: string): HTMLElement {
  return element(
    "ol",
    { class: styles.order, aria: { label } },
    runners.map((runner) => element("li", {}, [runnerBadge(runner)])),
  );
}
