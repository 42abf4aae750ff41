import { element } from "../../controls/element.ts";
import type { Clock } from "../../player/clock.ts";
import styles from "./ball-rail.module.css";

/** The balls that are out: the latest one large, and all of them in a row. `tone` colours a ball, for example one of the player's own. */
export class BallRail {
  readonly root: HTMLElement;
  readonly #clock: Pick<Clock, "still">;
  readonly #places: number;
  readonly #large = element("p", { class: styles.large, aria: { hidden: true } });
  readonly #count = element("p", { class: styles.count });
  readonly #row: HTMLElement;
  #shown: readonly number[] = [];

  /** `places` is the number of places in the row; with more balls, it shows only the latest. `label` names the row. */
  constructor({ places, label, clock }: { places: number; label: string; clock: Pick<Clock, "still"> }) {
    this.#clock = clock;
    this.#places = places;
    this.#row = element("ol", { class: styles.row, aria: { label } });
    this.#row.style.setProperty("--places", String(places));
    this.root = element("div", { class: styles.rail, attributes: { "data-still": String(clock.still) } }, [
      this.#large,
      element("div", { class: styles.side }, [this.#row, this.#count]),
    ]);
    this.show([], "", () => false);
  }

  /** Shows the balls in the order of their calls, with a line of words below. `isOwn` returns whether a number is the player's. */
  show(balls: readonly number[], words: string, isOwn: (number: number) => boolean): void {
    const latest = balls.at(-1);
    const isNew = balls.length === this.#shown.length + 1;
    this.#shown = [...balls];
    this.#large.textContent = latest === undefined ? "" : String(latest);
    this.#large.dataset.own = String(latest !== undefined && isOwn(latest));
    this.#large.dataset.empty = String(latest === undefined);
    if (isNew && !this.#clock.still) this.#pop();
    const first = Math.max(0, balls.length - this.#places);
    const shown = balls.slice(first);
    this.#row.replaceChildren(
      ...shown.map((number, index) =>
        element("li", {
          class: styles.ball,
          text: String(number),
          attributes: {
            "data-own": String(isOwn(number)),
            "data-new": isNew && index === shown.length - 1 ? true : undefined,
          },
        }),
      ),
      ...Array.from({ length: this.#places - shown.length }, () =>
        element("li", { class: styles.empty, aria: { hidden: true } }),
      ),
    );
    this.#count.textContent = words;
  }

  #pop(): void {
    for (const animation of this.#large.getAnimations?.() ?? []) animation.cancel();
    this.#large.animate?.(
      [
        { transform: "translateY(-90px) rotate(-160deg) scale(0.5)", opacity: 0 },
        { transform: "translateY(6px) rotate(8deg) scale(1.06)", opacity: 1, offset: 0.72 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 520, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
  }
}
