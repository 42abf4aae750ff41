import { element } from "./element.ts";
import styles from "./notice.module.css";

/** A message that blocks the game: what happened, and the button that resolves it. */
export type NoticeParts = {
  text: string;
  button: string;
  act(): void;
  /** A second, quieter button that only closes the message. */
  close?: string;
};

/** Shows a message over the board until its button is pressed. One at a time: a new message replaces the old one. */
export function showNotice(board: HTMLElement, { text, button, act, close }: NoticeParts): void {
  board.querySelector(`.${styles.notice}`)?.remove();
  const press = element("button", { class: styles.button, text: button, attributes: { type: "button" } });
  const notice = element(
    "div",
    { class: styles.notice, attributes: { role: "alertdialog" }, aria: { label: text } },
    [
      element("div", { class: styles.paper }, [
        element("p", { text }),
        press,
        close ? quiet(close, () => notice.remove()) : undefined,
      ]),
    ],
  );
  press.addEventListener("click", () => {
    notice.remove();
    act();
  });
  board.append(notice);
  press.focus();
}

function quiet(text: string, press: () => void): HTMLButtonElement {
  return element("button", {
    class: styles.quiet,
    text,
    attributes: { type: "button" },
    on: { click: press },
  });
}
