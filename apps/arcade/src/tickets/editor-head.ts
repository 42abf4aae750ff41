import { element, icon } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./panel.module.css";

type EditorHead = {
  title: string;
  note: string;
  quickPick(): void;
  /** Fills in the player's favourites; absent in games without them. */
  usual?(): void;
  keep?(): void;
};

/** The heading above the slips, with the buttons that fill them in. */
export function buildEditorHead(
  t: GameTexts,
  { title, note, quickPick, usual, keep }: EditorHead,
): HTMLElement {
  const button = (name: "auto" | "repeat" | "keep", text: string, isMain: boolean, click: () => void) =>
    element(
      "button",
      {
        class: isMain ? styles.main : styles.quiet,
        attributes: { type: "button" },
        on: { click },
      },
      [icon(name), text],
    );
  return element("div", { class: styles.headRow }, [
    element("div", {}, [
      element("h2", { class: styles.heading, text: title }),
      element("p", { class: styles.note, text: note }),
    ]),
    element("div", { class: styles.buttons }, [
      button("auto", t("keno_quick"), true, quickPick),
      usual && button("repeat", t("draw_usual"), false, usual),
      keep && button("keep", t("keno_keep"), false, keep),
    ]),
  ]);
}
