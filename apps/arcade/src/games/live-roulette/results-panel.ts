import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./results-panel.module.css";

export type Ball = { pocket: number; color: "red" | "black" | "green" };

const SHOWN = 6;

/** The last six numbers, and how often each colour came in the last twenty rounds. A note says that they do not predict the next number. */
export class ResultsPanel {
  readonly #place: HTMLElement;
  readonly #t: GameTexts;
  #balls: readonly Ball[] = [];

  constructor(place: HTMLElement, t: GameTexts) {
    this.#place = place;
    this.#t = t;
  }

  show(balls: readonly Ball[]): void {
    const isSame = this.#balls.length > 0 && keyOf(balls) === keyOf(this.#balls);
    this.#balls = balls;
    if (!isSame) this.showIn(this.#place);
  }

  showIn(place: HTMLElement): void {
    const balls = this.#balls;
    place.replaceChildren(
      element("h2", { class: styles.heading, text: this.#t("last_numbers") }),
      element(
        "ol",
        { class: styles.list, aria: { label: this.#t("last_numbers") } },
        balls.slice(0, SHOWN).map((ball) => this.#disc(ball)),
      ),
      ...(balls.length > 0 ? [this.#share(balls)] : []),
      element("p", { class: styles.note, text: this.#t("live_stats_note") }),
    );
  }

  #disc({ pocket, color }: Ball): HTMLElement {
    const label = this.#t("ball_landed", { pocket: String(pocket), color });
    return element("li", { class: styles.disc, attributes: { "data-colour": color }, aria: { label } }, [
      String(pocket),
    ]);
  }

  #share(balls: readonly Ball[]): HTMLElement {
    const t = this.#t;
    const count = (color: Ball["color"]) => balls.filter((ball) => ball.color === color).length;
    const part = (color: Ball["color"], text: string) => {
      const bar = element("span", { class: styles.part, text, attributes: { "data-colour": color } });
      bar.style.flexGrow = String(count(color));
      return bar;
    };
    return element("div", { class: styles.share }, [
      element("h3", { class: styles.sub, text: t("live_stats", { count: balls.length }) }),
      element("div", { class: styles.bar }, [
        part("red", `${t("label_red")} ${count("red")}`),
        part("green", `0: ${count("green")}`),
        part("black", `${t("label_black")} ${count("black")}`),
      ]),
    ]);
  }
}

function keyOf(balls: readonly Ball[]): string {
  return balls.map(({ pocket }) => pocket).join();
}
