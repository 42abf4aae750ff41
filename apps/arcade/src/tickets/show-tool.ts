import { element, type IconName, icon } from "../controls/element.ts";
import styles from "./show-tool.module.css";

/** A button beside the stage of a draw. On a phone it shows its icon only. */
export function showTool(name: IconName, text: string, press?: () => void): HTMLButtonElement {
  return element(
    "button",
    { class: styles.showTool, attributes: { type: "button" }, on: press ? { click: press } : {} },
    [icon(name), element("span", { text })],
  );
}
