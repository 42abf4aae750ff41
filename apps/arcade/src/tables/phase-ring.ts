import { element, type IconName, icon } from "../controls/element.ts";
import styles from "./phase-ring.module.css";

const AROUND = 2 * Math.PI * 44;

/** The content of the ring: seconds or an icon. `share` is the drawn part of the circle, from 0 to 1. */
export type RingPicture = { seconds?: number; icon?: IconName; share: number; isUrgent?: boolean };

/** The ring beside the bets: the seconds left or an icon, and the phase in words. */
export class PhaseRing {
  readonly root: HTMLElement;
  readonly #circle: SVGCircleElement;
  readonly #middle = element("span", { class: styles.middle });
  readonly #words = element("p", { class: styles.words });
  #shown = "";

  constructor() {
    const space = "http://www.w3.org/2000/svg";
    const drawing = document.createElementNS(space, "svg");
    drawing.setAttribute("viewBox", "0 0 100 100");
    const circles = ["track", "left"].map((part) => {
      const circle = document.createElementNS(space, "circle");
      for (const [name, value] of Object.entries({
        cx: "50",
        cy: "50",
        r: "44",
        fill: "none",
        class: styles[part] ?? "",
      }))
        circle.setAttribute(name, value);
      return circle;
    });
    drawing.append(...circles);
    this.#circle = circles[1] as SVGCircleElement;
    this.#circle.setAttribute("stroke-dasharray", String(AROUND));
    // Screen readers get the phase from the host's captions.
    this.root = element("div", { class: styles.ring, aria: { hidden: true } }, [
      element("div", { class: styles.clock }, [this.#middle]),
      this.#words,
    ]);
    this.root.firstElementChild?.prepend(drawing);
  }

  show({ seconds, icon: name, share, isUrgent = false }: RingPicture, words: string): void {
    this.#circle.setAttribute("stroke-dashoffset", String(AROUND * (1 - share)));
    const shown = `${seconds ?? ""}${name ?? ""}${words}${isUrgent}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.root.dataset.urgent = String(isUrgent);
    this.#middle.replaceChildren(name ? icon(name) : String(seconds ?? ""));
    this.#words.textContent = words;
  }
}
