import type { GameTexts } from "../texts/texts.ts";
import { element, icon } from "./element.ts";
import styles from "./shell.module.css";

/**
 * The page inside the frame: a bar on top (unless the page around the frame has one), the board in the middle, the controls within the thumb's
 * reach. Without a bar its tools are among the controls.
 */
export type Shell = {
  root: HTMLElement;
  title: HTMLElement;
  board: HTMLElement;
  controls: HTMLElement;
  lobby: HTMLButtonElement;
  sound: HTMLButtonElement;
  fairness: HTMLButtonElement;
  information: HTMLButtonElement;
  mode: HTMLElement;
  /** The bar's tools, for a shell without a bar. */
  loose: { before: HTMLElement[]; after: HTMLElement[] };
  /** Shows or hides the loading indicator. */
  showLoading(loading: boolean): void;
};

export function buildShell(t: GameTexts, { pageHasBar }: { pageHasBar: boolean }): Shell {
  const lobby = barButton(t("to_lobby"), "back");
  const sound = barButton(t("sound"), "sound-off");
  sound.setAttribute("role", "switch");
  sound.setAttribute("aria-checked", "false");
  const fairness = barButton(t("fairness"), "shield");
  const information = barButton(t("information"), "info");
  const title = element("h1", { class: styles.title, attributes: { id: "title" } });
  const mode = element("span", { class: styles.mode, attributes: { hidden: true } });
  const loading = element("p", { class: styles.loading, attributes: { role: "status" } }, [
    element("span", { class: styles.spinner, aria: { hidden: true } }),
    t("loading"),
  ]);
  const board = element("section", { class: styles.board }, [loading]);
  const controls = element("section", { class: styles.controls, aria: { label: t("controls") } });
  const bar = element("header", { class: styles.bar }, [
    lobby,
    element("div", { class: styles.name }, [title, mode]),
    sound,
    fairness,
    information,
  ]);
  if (pageHasBar) title.className = styles.spoken as string;
  // The page around the frame has its own `main`. The label lets a screen reader tell the two apart.
  const root = element(
    "main",
    {
      class: styles.shell,
      aria: { labelledby: "title" },
      attributes: { "data-bar": pageHasBar ? "page" : "own" },
    },
    [pageHasBar ? title : bar, board, controls],
  );
  return {
    root,
    title,
    board,
    controls,
    lobby,
    sound,
    fairness,
    information,
    mode,
    loose: pageHasBar ? { before: [information, fairness], after: [sound] } : { before: [], after: [] },
    showLoading: (isLoading) => {
      loading.hidden = !isLoading;
    },
  };
}

function barButton(label: string, name: Parameters<typeof icon>[0]): HTMLButtonElement {
  const attributes = { type: "button", title: label };
  return element("button", { class: styles.barButton, attributes, aria: { label } }, [icon(name)]);
}
