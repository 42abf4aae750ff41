import { element } from "../controls/element.ts";
import type { Shell } from "../controls/shell.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./draw-screen.module.css";
import type { ShownBall } from "./draw-stage.ts";
import head from "./masthead.module.css";
import panel from "./panel.module.css";
import { SaleCountdown } from "./sale-countdown.ts";
import { showTool } from "./show-tool.ts";

type ScreenParts = {
  t: GameTexts;
  title: string;
  art: string;
  hasBalance: boolean;
};

/** The page of a game with tickets: the head, the slips with the receipt, the tickets, and the stage of a draw in their place. */
export class DrawScreen {
  readonly balance = element("strong", { text: "–" });
  readonly countdown: SaleCountdown;
  readonly slips = element("div", { class: styles.slips });
  readonly side = element("div", { class: styles.side });
  readonly tickets = element("div", { class: styles.tickets });
  readonly show = element("div", { class: styles.show });
  readonly captions: HTMLButtonElement;
  readonly skip: HTMLButtonElement;
  readonly back: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly #root: HTMLElement;
  readonly #when = element("p", { class: head.when });
  readonly #state = element("p", { class: head.state, attributes: { role: "status" } });
  readonly #prize = element("p", { class: head.prize });
  readonly #price = element("span");
  readonly #last = element("p", { class: head.last, attributes: { hidden: true } });
  readonly #t: GameTexts;
  /** How many are there: in the head, and over the show. */
  readonly #watchers = {
    head: element("span", { attributes: { hidden: true } }),
    show: element("p", { class: styles.watchers, attributes: { hidden: true } }),
  };
  readonly #message = element("p", { class: styles.message, attributes: { role: "status" } });
  #messageTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(shell: Shell, { t, title, art, hasBalance }: ScreenParts) {
    this.#t = t;
    this.countdown = new SaleCountdown(t);
    this.captions = showTool("captions", t("live_captions"));
    this.captions.setAttribute("aria-pressed", "true");
    this.skip = showTool("skip", t("draw_skip"));
    this.back = element("button", {
      class: panel.main,
      text: t("draw_to_slips"),
      attributes: { type: "button" },
    });
    this.again = element("button", {
      class: panel.quiet,
      text: t("draw_watch_last"),
      attributes: { type: "button", hidden: true },
    });
    const masthead = element("header", { class: head.masthead }, [
      element("img", { class: head.art, attributes: { src: art, alt: "" } }),
      element("div", { class: head.about }, [
        this.#when,
        element("p", { class: head.name, text: title }),
        element("p", { class: head.state }, [this.#price, this.#watchers.head]),
        this.#state,
        this.#last,
      ]),
      element("div", { class: head.side }, [
        this.#prize,
        this.countdown.root,
        hasBalance ? element("p", { class: head.state }, [`${t("balance")} `, this.balance]) : undefined,
        element("div", { class: head.tools }, [...shell.loose.after, ...shell.loose.before]),
      ]),
    ]);
    this.#root = element("div", { class: styles.page, attributes: { "data-view": "slips" } }, [
      element("div", { class: styles.showTop }, [this.back, this.#watchers.show, this.captions, this.skip]),
      this.show,
      element("div", { class: styles.desk }, [
        masthead,
        element("div", { class: styles.row }, [this.again]),
        element("div", { class: styles.columns }, [this.slips, this.side]),
        this.tickets,
      ]),
      this.#message,
    ]);
    shell.root.dataset.table = "true";
    shell.board.append(this.#root);
  }

  /** Shows the highest prize and the lowest price. */
  showPrize(prize: string | undefined, price: string): void {
    this.#prize.replaceChildren(
      ...(prize === undefined
        ? []
        : [element("span", { text: this.#t("draw_top_prize") }), element("strong", { text: prize })]),
    );
    this.#price.textContent = this.#t("draw_from_price", { price });
  }

  /** Shows the balls of the last draw above the slips. */
  showLast(balls: readonly ShownBall[]): void {
    const text = balls.map((ball) => ball.text).join(" ");
    this.#last.hidden = balls.length === 0;
    if (this.#last.dataset.shown === text) return;
    this.#last.dataset.shown = text;
    this.#last.replaceChildren(
      element("span", { text: this.#t("draw_last_numbers") }),
      ...balls.map((ball) =>
        element("b", { class: head.ball, text: ball.text, attributes: { "data-bonus": ball.isBonus } }),
      ),
    );
  }

  /** Shows or hides the button that starts the show of a draw, and labels it: the draw that is being held now, or the last one. */
  offerDraw(draw: "now" | "last" | undefined): void {
    this.again.hidden = draw === undefined;
    const text = this.#t(draw === "now" ? "draw_watch" : "draw_watch_last");
    if (this.again.textContent !== text) this.again.textContent = text;
    this.again.className = (draw === "now" ? panel.main : panel.quiet) ?? "";
  }

  showNext(when: string, state: string): void {
    if (this.#when.textContent !== when) this.#when.textContent = when;
    if (this.#state.textContent !== state) this.#state.textContent = state;
  }

  /** Says how many have the game open, the player too. Nothing is announced: the number changes while people come and go. */
  showWatchers(count: number): void {
    const text = this.#t("draw_watchers", { count });
    this.#watchers.show.textContent = text;
    this.#watchers.head.textContent = ` · ${text}`;
    for (const place of Object.values(this.#watchers)) place.hidden = false;
  }

  /** A short message over the page. */
  say(text: string): void {
    this.#message.textContent = text;
    clearTimeout(this.#messageTimer);
    this.#messageTimer = setTimeout(() => {
      this.#message.textContent = "";
    }, 6_000);
  }

  view(view: "slips" | "show"): void {
    if (this.#root.dataset.view === view) return;
    this.#root.dataset.view = view;
    this.#root.scrollTop = 0;
  }

  get isShowing(): boolean {
    return this.#root.dataset.view === "show";
  }
}
