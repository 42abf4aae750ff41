import { type FavouriteLine, MAX_FAVOURITE_LINES } from "@bellwether/contract/studio/favourites.ts";
import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import { inBrowser } from "@bellwether/ui/browser-storage.ts";
import { element } from "../../controls/element.ts";
import type { StudioClient } from "../../studio/studio-client.ts";
import { failureCodeOf } from "../../studio/studio-failure.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { describeFailure } from "../../texts/way-out.ts";
import { Favourites } from "./favourites.ts";

export type KeptLinesParts = {
  t: GameTexts;
  sheet: GameSheet;
  studio: Pick<StudioClient, "call">;
  /** The classes of the list, of a line in it, and of the line's two buttons. */
  look: Record<"list" | "line" | "favourite" | "drop", string | undefined>;
  textOf(line: FavouriteLine): string;
  /** Whether the line still fits the game. */
  isUsable(line: FavouriteLine): boolean;
  mark(line: FavouriteLine): void;
  say(text: string): void;
};

/** The list of the player's favourite lines. Each line has two buttons: one marks it on the slip, the other deletes it. */
export class KeptLines {
  readonly root: HTMLElement;
  readonly #parts: KeptLinesParts;
  readonly #favourites: Favourites;

  constructor(parts: KeptLinesParts) {
    const { t, sheet, studio, look } = parts;
    this.#parts = parts;
    this.root = element("ul", { class: look.list, aria: { label: t("keno_favourites") } });
    this.#favourites = new Favourites(studio, () => this.#show());
    // If this fails, the game still works without them.
    void this.#try(this.#favourites.read(sheet.model, inBrowser));
  }

  /** The lines that still fit the game, the latest first. */
  get lines(): readonly FavouriteLine[] {
    return this.#favourites.lines.filter((line) => this.#parts.isUsable(line));
  }

  async keep(line: FavouriteLine): Promise<void> {
    const { t, say } = this.#parts;
    if (this.#favourites.isFull && !this.#favourites.has(line))
      say(t("draw_keep_full", { most: MAX_FAVOURITE_LINES }));
    else if (await this.#try(this.#favourites.keep(line))) say(t("draw_kept"));
  }

  /** Whether the call succeeded; if not, the reason is shown. */
  async #try(call: Promise<void>): Promise<boolean> {
    try {
      await call;
      return true;
    } catch (error) {
      const { t, say } = this.#parts;
      say(t(describeFailure(failureCodeOf(error), "money").text));
      return false;
    }
  }

  #show(): void {
    const { t, look, textOf, mark } = this.#parts;
    const had = [...this.root.querySelectorAll("button")].indexOf(
      document.activeElement as HTMLButtonElement,
    );
    this.root.replaceChildren(
      ...this.lines.map((line) => {
        const words = { numbers: textOf(line) };
        return element("li", { class: look.line }, [
          element("button", {
            class: look.favourite,
            text: `★ ${words.numbers}`,
            attributes: { type: "button" },
            aria: { label: t("keno_favourite", words) },
            on: { click: () => mark(line) },
          }),
          element("button", {
            class: look.drop,
            text: "×",
            attributes: { type: "button" },
            aria: { label: t("keno_forget", words) },
            on: { click: () => void this.#try(this.#favourites.forget(line)) },
          }),
        ]);
      }),
    );
    if (had < 0) return;
    const left = this.root.querySelectorAll("button");
    left[Math.min(had, left.length - 1)]?.focus();
  }
}
