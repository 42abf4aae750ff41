import type { ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./jar-meter.module.css";

type Jar = NonNullable<ClustersLayout["jar"]>;

/** The jar above the grid: its level, and a mark for each level that starts a feature. */
export class JarMeter {
  readonly #root: HTMLElement;
  readonly #figure: HTMLElement;
  readonly #fill: HTMLElement;
  readonly #marks: { at: number; view: HTMLElement }[];
  readonly #jar: Jar;
  readonly #t: GameTexts;

  constructor(overlay: HTMLElement, jar: Jar, pictureOf: (symbol: string) => string, t: GameTexts) {
    this.#jar = jar;
    this.#t = t;
    this.#figure = element("span", { class: styles.figure });
    this.#fill = element("span", { class: styles.fill });
    const most = jar.marks.at(-1)?.at ?? 1;
    const lowest = pictureOf(jar.symbols[0] ?? "");
    const highest = pictureOf(jar.symbols.at(-1) ?? "");
    this.#marks = jar.marks.map(({ at, turn }) => {
      const picture = element("img", { attributes: { src: turn === "raise" ? highest : lowest, alt: "" } });
      const view = element("span", { class: styles.mark }, [
        turn === "wild" ? element("b", { text: t("wild") }) : picture,
      ]);
      view.dataset.turn = turn;
      view.style.left = `${(at / most) * 100}%`;
      return { at, view };
    });
    this.#root = element(
      "div",
      { class: `${kit.plate} ${kit.middle} ${styles.jar}`, aria: { hidden: true } },
      [
        this.#figure,
        element("div", { class: styles.track }, [this.#fill, ...this.#marks.map(({ view }) => view)]),
      ],
    );
    overlay.append(this.#root);
    this.show(0);
  }

  /** Shows the number of symbols in the jar. An empty jar has no broken marks. */
  show(filled: number): void {
    const most = this.#jar.marks.at(-1)?.at ?? 1;
    const next = this.#jar.marks.find(({ at }) => at > filled)?.at ?? most;
    this.#figure.textContent = `${this.#t("jar")} ${filled} / ${next}`;
    this.#fill.style.width = `${Math.min(1, filled / most) * 100}%`;
    for (const { at, view } of this.#marks) {
      view.dataset.state = filled >= at ? "reached" : "ahead";
      if (filled === 0) delete view.dataset.broken;
    }
  }

  /** Shows the mark at this level as broken. */
  break(at: number): void {
    const mark = this.#marks.find((each) => each.at === at);
    if (mark) mark.view.dataset.broken = "true";
  }
}
