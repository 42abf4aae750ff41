import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { GameFamily } from "@bellwether/contract/studio/mechanic-id.ts";
import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./control-bar.module.css";
import { element, icon, setAttributes } from "./element.ts";
import playButton from "./play-button.module.css";
import replayMark from "./replay-mark.module.css";

/** The bar below the board: balance, stake, result, and the big play button. */
export type ControlBar = {
  balance: HTMLElement;
  win: HTMLElement;
  result: HTMLElement;
  stake: {
    caption: HTMLElement;
    /** The caption while the stake is that of the next round. */
    name: string;
    value: HTMLButtonElement;
    down: HTMLButtonElement;
    up: HTMLButtonElement;
  };
  play: HTMLButtonElement;
  /** Container for a game's own buttons, above the row of the big button. */
  extra: HTMLElement;
  /** Container for the buttons of turbo, autoplay and bonus buy, beside the big button. */
  options: HTMLElement;
  /** Container for small tools below the stake. */
  tools: HTMLElement;
  setPlayable(playable: boolean): void;
  setStakeable(stakeable: boolean): void;
  /** Leaves room for stakes of this many characters. */
  fitStakes(characters: number): void;
  /** Shows how much of the wait for the next round is over, from 0 to 1. */
  showPace(share: number): void;
  /** Labels the big button with another action, for example "Skip". Without a name it is the play button again. */
  offer(name: string | undefined): void;
  /** Shows the free rounds left next to the result; nothing hides this text. */
  showFreeRounds(text: string): void;
  /** Says that a past round is shown, as long as it is: beside the board with what it was, and in the caption of the win. */
  showReplay(isShown: boolean, what?: string): void;
  /** `win` highlights the result, `plain` does not. */
  showResult(text: string, mood: "plain" | "win"): void;
};

/** The parts of the control bar that differ between games. */
export type ControlBarPlan = {
  family: GameFamily;
  /** Whether the player places the stake as chips instead of selecting it. */
  isPlaced: boolean;
  /** The label above the balance; undefined when the page around the game shows the balance. */
  balance: string | undefined;
  /** Buttons before and after the result. */
  loose: { before: HTMLElement[]; after: HTMLElement[] };
};

/** Whether the player places chips on a table instead of selecting a stake. Only the sheets of such games have `betUnitMinor`. */
export function hasChips({ layout }: Pick<GameSheet, "layout">): boolean {
  return "betUnitMinor" in layout;
}

/** Longer results use a smaller font. */
const LONG_RESULT = 28;

/** A phone has room beside the big button for stakes of this many characters: `€100.00` or `100,00 €`. */
const SHORT_STAKE = 8;

const icons = { slots: "spin", scratch: "card", roulette: "wheel", cards: "card", quick: "spin" } as const;

export function buildControlBar(
  parent: HTMLElement,
  { family, isPlaced, balance: balanceName, loose }: ControlBarPlan,
  t: GameTexts,
): ControlBar {
  const balance = element("strong", { class: styles.amount });
  const win = element("strong", { class: styles.amount });
  const result = element("p", {
    class: styles.result,
    attributes: { role: "status" },
    aria: { live: "polite", atomic: "true" },
  });
  const freeRounds = element("p", {
    class: styles.freeRounds,
    attributes: { role: "status", hidden: true },
    aria: { live: "polite", atomic: "true" },
  });
  const price = t(family === "scratch" ? "price" : "stake");
  const down = stepButton(t("stake_down"), "minus");
  const up = stepButton(t("stake_up"), "plus");
  const value = element("button", { class: styles.stakeValue, attributes: { type: "button" } });
  // Disabled until the game is ready: an earlier press would be lost.
  const playName = element("span", { class: playButton.playLabel, text: t(`play_${family}`) });
  const playIcon = element("span", { class: playButton.playIcon }, [icon(icons[family])]);
  const play = element(
    "button",
    { class: playButton.play, attributes: { type: "button" }, aria: { disabled: true } },
    [element("span", { class: playButton.playRing, aria: { hidden: true } }), playIcon, playName],
  );
  const extra = element("div", { class: styles.extra });
  const options = element("div");
  const tools = element("div", { class: styles.tools });
  const name = family === "scratch" ? price : t(isPlaced ? "total_bet" : "stake");
  const caption = element("span", { class: styles.caption, text: name });
  const winCaption = element("span", { class: styles.caption, text: t("last_win") });
  const replay = element("p", {
    class: replayMark.replay,
    attributes: { hidden: true },
  });
  const stake = element(
    "div",
    { class: styles.stake, attributes: { role: "group" }, aria: { label: price } },
    [caption, element("div", { class: styles.stepper }, isPlaced ? [value] : [down, value, up]), tools],
  );
  if (isPlaced) value.disabled = true;
  const side = (buttons: HTMLElement[]) => element("div", { class: styles.loose }, buttons);
  const isLoose = loose.before.length > 0;
  const row = element("div", { class: styles.row }, [
    element("div", { class: styles.figures }, [
      balanceName
        ? figure(element("span", { class: styles.caption, text: balanceName }), balance)
        : undefined,
      figure(winCaption, win),
      options,
    ]),
    element("div", { class: playButton.playPlace }, [play]),
    stake,
  ]);
  parent.append(
    replay,
    element("div", { class: styles.head }, [
      isLoose ? side(loose.before) : undefined,
      result,
      isLoose ? side(loose.after) : undefined,
    ]),
    freeRounds,
    extra,
    row,
  );
  const narrow = matchMedia(namedMedia.narrow);
  const phone = matchMedia(namedMedia.upright);
  let stakeCharacters = 0;
  const putLines = () => {
    const isLong = !isPlaced && stakeCharacters > SHORT_STAKE;
    row.dataset.lines = narrow.matches || (phone.matches && isLong) ? "2" : "1";
  };
  for (const query of [narrow, phone]) query.addEventListener("change", putLines);
  putLines();
  let offered: string | undefined;
  return {
    balance,
    win,
    result,
    stake: { caption, name, value, down, up },
    play,
    extra,
    options,
    tools,
    setPlayable: (playable) => setAttributes(play, "aria-", { disabled: playable ? undefined : true }),
    setStakeable(stakeable) {
      for (const button of [down, up, ...(isPlaced ? [] : [value])]) button.disabled = !stakeable;
    },
    fitStakes(characters) {
      stakeCharacters = characters;
      row.style.setProperty("--stake-length", String(characters));
      putLines();
    },
    showPace: (share) => play.style.setProperty("--pace", String(share)),
    offer(name) {
      if (offered === name) return;
      offered = name;
      playName.textContent = name ?? t(`play_${family}`);
      playIcon.replaceChildren(icon(name ? "skip" : icons[family]));
      play.toggleAttribute("data-leads-on", name !== undefined);
    },
    showFreeRounds(text) {
      freeRounds.textContent = text;
      freeRounds.hidden = text === "";
    },
    showReplay(isShown, what) {
      replay.hidden = !isShown;
      const said = [t("replaying"), ...(what ? [what] : [])];
      replay.replaceChildren(...said.map((text) => element("span", { text })));
      winCaption.textContent = t(isShown ? "replay_win" : "last_win");
    },
    showResult(text, mood) {
      result.textContent = text;
      result.dataset.mood = mood;
      result.toggleAttribute("data-long", text.length > LONG_RESULT);
    },
  };
}

function figure(caption: HTMLElement, amount: HTMLElement): HTMLElement {
  return element("p", { class: styles.figure }, [caption, amount]);
}

function stepButton(label: string, name: "minus" | "plus"): HTMLButtonElement {
  const attributes = { type: "button", title: label };
  return element("button", { class: styles.step, attributes, aria: { label } }, [icon(name)]);
}
