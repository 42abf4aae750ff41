import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { element, icon } from "../../controls/element.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import { putRect } from "../../stage/put-rect.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { shortMoney } from "../../texts/money-text.ts";
import { type CallBetName, type CalledSpot, callBets, chipsIn, neighbourBets } from "./call-bets.ts";
import { hasTrack, layOutTrack } from "./lay-out-track.ts";
import styles from "./racetrack.module.css";

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

type TrackPort = {
  /** The table, which is hidden while the track is shown. */
  table: HTMLElement;
  /** The value of the chip that the player has chosen, in minor units. */
  chipMinor(): bigint;
  amountOn(spot: string): bigint;
  place(bets: readonly CalledSpot[]): void;
};

/**
 * The numbers in the order of the wheel, and the bets on its arcs. A press on a number bets on it and two neighbours on each side. It
 * lays chips on the spots of the table, and takes the table's place on the mat while it is open.
 */
export class Racetrack {
  readonly #parts: Pick<TableGameParts, "t" | "money" | "places">;
  readonly #wheel: readonly number[];
  readonly #port: TrackPort;
  readonly #numbers = new Map<number, HTMLButtonElement>();
  readonly #zones = new Map<CallBetName | "back", HTMLButtonElement>();
  readonly #opener: HTMLButtonElement;
  readonly #track: HTMLElement;
  #current = 0;

  constructor(
    parts: Pick<TableGameParts, "t" | "money" | "places">,
    layout: RouletteLayout,
    port: TrackPort,
  ) {
    const { t } = parts;
    this.#parts = parts;
    this.#wheel = layout.wheel;
    this.#port = port;
    for (const pocket of layout.wheel) this.#numbers.set(pocket, this.#number(pocket, layout.redPockets));
    for (const name of Object.keys(callBets) as CallBetName[]) this.#zones.set(name, this.#zone(name));
    this.#zones.set("back", this.#toggle(t("track_close"), styles.zone, false));
    this.#opener = this.#toggle(t("track_open"), styles.opener, true);
    this.#track = element(
      "div",
      { class: styles.track, attributes: { role: "group", hidden: true }, aria: { label: t("track_label") } },
      [...this.#numbers.values(), ...this.#zones.values()],
    );
    parts.places.mat.append(this.#opener, this.#track);
    new ResizeObserver(() => this.#layOut()).observe(parts.places.mat);
    this.#layOut();
  }

  /** The place of the button that opens the track, in the table's free corner. */
  set openerPlace(rect: Rect) {
    putRect(this.#opener, rect);
  }

  setOpen(isOpen: boolean): void {
    this.#track.dataset.open = String(isOpen);
  }

  /** Shows the chips on single numbers, and updates the labels of all bets for the chosen chip. */
  showChips(): void {
    for (const [pocket, button] of this.#numbers) {
      const amountMinor = this.#port.amountOn(`straight-${pocket}`);
      button.dataset.laid = amountMinor > 0n ? shortMoney(amountMinor) : "";
      const bets = neighbourBets(this.#wheel, pocket);
      button.setAttribute("aria-label", this.#parts.t("track_neighbours", { pocket, ...this.#cost(bets) }));
    }
    for (const [name, button] of this.#zones) {
      if (name === "back") continue;
      const bets = callBets[name];
      const count = new Set(this.#pocketsOf(bets)).size;
      const label = this.#parts.t("track_call", {
        name: this.#parts.t(`track_${name}`),
        count,
        ...this.#cost(bets),
      });
      button.setAttribute("aria-label", label);
      button.title = label;
    }
  }

  #number(pocket: number, red: readonly number[]): HTMLButtonElement {
    const colour = pocket === 0 ? "green" : red.includes(pocket) ? "red" : "black";
    const light = (isLit: boolean) => this.#light(neighbourBets(this.#wheel, pocket), isLit);
    return element(
      "button",
      {
        class: styles.number,
        attributes: { type: "button", "data-colour": colour, tabindex: pocket === this.#current ? 0 : -1 },
        on: {
          click: () => this.#port.place(neighbourBets(this.#wheel, pocket)),
          pointerenter: () => light(true),
          pointerleave: () => light(false),
          focus: () => light(true),
          blur: () => light(false),
          keydown: (event) => this.#walk(pocket, event),
        },
      },
      [element("span", { text: String(pocket) })],
    );
  }

  #zone(name: CallBetName): HTMLButtonElement {
    const { t } = this.#parts;
    const bets = callBets[name];
    const light = (isLit: boolean) => this.#light(bets, isLit);
    return element(
      "button",
      {
        class: styles.zone,
        attributes: { type: "button" },
        on: {
          click: () => this.#port.place(bets),
          pointerenter: () => light(true),
          pointerleave: () => light(false),
          focus: () => light(true),
          blur: () => light(false),
        },
      },
      [
        element("strong", { text: t(`track_${name}`) }),
        element("small", { text: t("track_chips", { chips: chipsIn(bets) }) }),
      ],
    );
  }

  #toggle(text: string, className: string | undefined, opens: boolean): HTMLButtonElement {
    return element(
      "button",
      {
        class: className,
        attributes: { type: "button", title: text },
        aria: { label: text },
        on: { click: () => this.#show(opens) },
      },
      [...(opens ? [icon("track")] : []), element("span", { text })],
    );
  }

  #show(isShown: boolean): void {
    this.#track.hidden = !isShown;
    this.#opener.hidden = isShown;
    this.#port.table.hidden = isShown;
    if (isShown) this.#zones.get("back")?.focus();
    else this.#opener.focus();
  }

  /** Arrow keys move the focus around the track. Only one number is a tab stop. */
  #walk(pocket: number, event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { length } = this.#wheel;
    const next = this.#wheel[(this.#wheel.indexOf(pocket) + step + length) % length] ?? 0;
    this.#numbers.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = next;
    this.#numbers.get(next)?.setAttribute("tabindex", "0");
    this.#numbers.get(next)?.focus();
  }

  #light(bets: readonly CalledSpot[], isLit: boolean): void {
    for (const pocket of this.#pocketsOf(bets)) this.#numbers.get(pocket)?.toggleAttribute("data-lit", isLit);
  }

  /** The numbers that these spots cover. A spot inside the table is named by its lowest and its highest number. */
  #pocketsOf(bets: readonly CalledSpot[]): number[] {
    return bets.flatMap(({ spot }) => {
      const [kind, ...named] = spot.split("-");
      const numbers = named.map(Number);
      const [low = 0, high = low] = numbers;
      return kind === "corner" ? [low, low + 1, high - 1, high] : numbers;
    });
  }

  #cost(bets: readonly CalledSpot[]): { chips: string; amount: string } {
    const chips = chipsIn(bets);
    return {
      chips: this.#parts.t("track_chips", { chips }),
      amount: this.#parts.money(this.#port.chipMinor() * BigInt(chips)),
    };
  }

  #layOut(): void {
    const { clientWidth: width, clientHeight: height } = this.#parts.places.mat;
    if (width < 1 || height < 1) return;
    const fits = hasTrack({ width, height });
    if (!fits && !this.#track.hidden) this.#show(false);
    this.#opener.hidden = !fits || !this.#track.hidden;
    const { pockets, zones } = layOutTrack({ width, height }, this.#wheel);
    for (const [pocket, button] of this.#numbers) putRect(button, pockets.get(pocket) ?? NOWHERE);
    for (const [name, button] of this.#zones) putRect(button, zones.get(name) ?? NOWHERE);
  }
}
