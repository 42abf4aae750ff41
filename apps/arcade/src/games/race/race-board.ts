import type { RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { MarketPanel } from "../slip/market-tabs.ts";
import type { OddsButtons } from "../slip/odds-buttons.ts";
import styles from "./race.module.css";
import { runnerName } from "./race-names.ts";
import { runnerBadge } from "./runner-badge.ts";

/** The number of past places that a runner's form shows. */
const FORM = 5;

/** The boards of a race: the field with its odds to win and for a place, and the forecast of the first two. */
export class RaceBoard {
  readonly #layout: RaceLayout;
  readonly #t: GameTexts;
  readonly #forms: readonly HTMLElement[];

  constructor(layout: RaceLayout, t: GameTexts) {
    this.#layout = layout;
    this.#t = t;
    this.#forms = layout.runners.map(() => element("span", { class: styles.form, text: t("race_no_form") }));
  }

  panels(buttons: OddsButtons): MarketPanel[] {
    const t = this.#t;
    const { placesPaid } = this.#layout;
    return [
      {
        name: `${t("race_win")} · ${t("race_place", { places: placesPaid })}`,
        content: this.#field(buttons),
      },
      { name: t("race_forecast"), content: this.#forecast(buttons) },
    ];
  }

  /** Shows each runner's places in the last races, the newest first. */
  showForm(orders: readonly (readonly number[])[]): void {
    for (const [index, form] of this.#forms.entries()) {
      const places = orders.slice(0, FORM).map((order) => order.indexOf(index + 1) + 1);
      form.textContent =
        places.length > 0 ? this.#t("race_form", { places: places.join(" ") }) : this.#t("race_no_form");
    }
  }

  #field(buttons: OddsButtons): HTMLElement {
    return element(
      "ol",
      { class: styles.field },
      this.#layout.runners.map(({ name }, index) =>
        element("li", { class: styles.runner }, [
          runnerBadge(index + 1),
          element("span", { class: styles.words }, [
            element("span", { class: styles.name, text: name }),
            this.#forms[index],
          ]),
          buttons.button(`place-${index + 1}`),
          buttons.button(`win-${index + 1}`),
        ]),
      ),
    );
  }

  #forecast(buttons: OddsButtons): HTMLElement {
    const t = this.#t;
    const runners = this.#layout.runners.map((_, index) => index + 1);
    const seconds = element("div", { class: styles.seconds });
    const picks = runners.map((runner) =>
      element(
        "button",
        {
          class: styles.pick,
          attributes: { type: "button" },
          aria: { label: runnerName(this.#layout, runner) },
          on: { click: () => pick(runner) },
        },
        [runnerBadge(runner)],
      ),
    );
    const chosen = element("span");
    const pick = (first: number) => {
      for (const [index, button] of picks.entries())
        button.setAttribute("aria-pressed", String(index + 1 === first));
      chosen.textContent = `${t("race_first")} ${runnerName(this.#layout, first)}`;
      seconds.replaceChildren(
        ...runners
          .filter((runner) => runner !== first)
          .map((second) => buttons.button(`forecast-${first}-${second}`)),
      );
    };
    pick(1);
    return element("div", {}, [
      element("p", { class: styles.note, text: t("race_forecast_note") }),
      element("p", { class: styles.step }, [chosen]),
      element(
        "div",
        { class: styles.picks, attributes: { role: "group" }, aria: { label: t("race_first") } },
        picks,
      ),
      element("p", { class: styles.step, text: t("race_second") }),
      seconds,
    ]);
  }
}
