import type { Strike } from "@bellwether/games/mechanics/live-lightning-roulette/wire.ts";
import { colorOf } from "@bellwether/games/mechanics/roulette/wheel.ts";
import { element } from "../../controls/element.ts";
import styles from "./storm.module.css";

/** Shapes of the bolts, on a field of 60 by 120. */
const BOLTS = [
  "34 0 20 38 34 44 22 78 36 82 30 120",
  "22 0 38 34 26 44 42 74 28 80 30 120",
  "40 0 26 30 36 36 20 66 34 74 30 120",
];

/**
 * The struck numbers over the stage, each under a bolt of lightning. While the ball runs they stand in a row at the top. Screen readers get
 * them from the host's captions.
 */
export class Storm {
  readonly #sky = element("div", { class: styles.sky, attributes: { hidden: true }, aria: { hidden: true } });

  /** @param isAtSea whether the numbers glow in blue fire. */
  constructor(stage: HTMLElement, isAtSea: boolean) {
    this.#sky.dataset.fire = isAtSea ? "blue" : "gold";
    stage.append(this.#sky);
  }

  clear(): void {
    this.#sky.replaceChildren();
    this.#sky.hidden = true;
    this.#sky.dataset.settled = "false";
  }

  /** Shows one more strike, with its flash if it is animated. */
  strike({ pocket, multiplier }: Strike, isAnimated: boolean): void {
    this.#sky.hidden = false;
    const index = this.#sky.childElementCount;
    this.#sky.append(
      element("div", { class: styles.strike, attributes: { "data-animated": String(isAnimated) } }, [
        bolt(BOLTS[index % BOLTS.length] ?? ""),
        element("span", {
          class: styles.disc,
          text: String(pocket),
          attributes: { "data-colour": colorOf(pocket) },
        }),
        element("span", { class: styles.tag, text: `${multiplier}×` }),
      ]),
    );
  }

  /** Moves the numbers out of the wheel's way. */
  settle(): void {
    this.#sky.dataset.settled = "true";
  }
}

function bolt(points: string): Element {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 60 120");
  drawing.setAttribute("class", styles.bolt ?? "");
  const line = document.createElementNS(space, "polyline");
  line.setAttribute("points", points);
  drawing.append(line);
  return drawing;
}
