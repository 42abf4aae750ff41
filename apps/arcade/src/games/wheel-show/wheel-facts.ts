import type { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { TitleArt } from "../../theme/title-card.ts";
import type { ShowDraw } from "./draw-of.ts";
import { inkOn } from "./ink-on.ts";
import { showLookOf } from "./show-look.ts";
import { drawWords } from "./show-names.ts";
import styles from "./wheel-facts.module.css";

const SHOWN = 12;

/** The last stops of the wheel, the newest first. A note says that they do not predict the next one. */
export class WheelFacts {
  readonly #place: HTMLElement;
  readonly #layout: WheelShowLayout;
  readonly #art: TitleArt;
  readonly #t: GameTexts;
  #draws: readonly ShowDraw[] = [];

  constructor(place: HTMLElement, layout: WheelShowLayout, art: TitleArt, t: GameTexts) {
    this.#place = place;
    this.#layout = layout;
    this.#art = art;
    this.#t = t;
  }

  show(draws: readonly ShowDraw[]): void {
    this.#draws = draws;
    this.showIn(this.#place);
  }

  showIn(place: HTMLElement): void {
    const t = this.#t;
    place.replaceChildren(
      element("h2", { class: styles.heading, text: t("show_last") }),
      element(
        "ol",
        { class: styles.list, aria: { label: t("show_last") } },
        this.#draws.slice(0, SHOWN).map((draw) => this.#disc(draw)),
      ),
      element("p", { class: styles.note, text: t("show_note") }),
    );
  }

  #disc(draw: ShowDraw): HTMLElement {
    const { show } = this.#layout;
    const { fill, icon } = showLookOf(show).spots[draw.spot] ?? { fill: "#4a4a5a" };
    const best = draw.bonus ? Math.max(...draw.bonus.values) * draw.multiplier : undefined;
    const tag = best ?? (draw.multiplier > 1 ? draw.multiplier : undefined);
    const isPicture = icon !== undefined && (draw.bonus !== undefined || draw.spot === "bell");
    const disc = element(
      "li",
      { class: styles.disc, aria: { label: drawWords(this.#layout, draw, this.#t) } },
      [
        isPicture
          ? element("img", { attributes: { src: this.#art.symbol(icon), alt: "" } })
          : element("span", { text: draw.spot }),
        tag === undefined ? undefined : element("b", { class: styles.tag, text: `×${tag}` }),
      ],
    );
    disc.style.setProperty("--spot", fill);
    disc.style.setProperty("--spot-ink", inkOn(fill));
    return disc;
  }
}
