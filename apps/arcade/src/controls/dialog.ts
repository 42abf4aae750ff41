import type { GameTexts } from "../texts/texts.ts";
import styles from "./dialog.module.css";
import { element, icon } from "./element.ts";

/** Opens a sheet over the game: from the bottom on a phone, centred elsewhere. It traps the focus, and Escape closes it. */
export function openDialog(title: string, content: Node[], t: GameTexts): HTMLDialogElement {
  const close = element(
    "button",
    { class: styles.close, attributes: { type: "button", title: t("close") }, aria: { label: t("close") } },
    [icon("close")],
  );
  const heading = element("h2", { class: styles.heading, text: title, attributes: { id: "dialog-heading" } });
  const dialog = element("dialog", { class: styles.dialog, aria: { labelledby: "dialog-heading" } }, [
    element("div", { class: styles.head }, [heading, close]),
    element("div", { class: styles.body, attributes: { tabindex: 0 } }, content),
  ]);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
