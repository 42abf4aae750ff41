import { element } from "../../controls/element.ts";
import styles from "./race.module.css";
import { silkOf } from "./silks.ts";

/** A runner's number on its colour. */
export function runnerBadge(runner: number): HTMLElement {
  const badge = element("span", { class: styles.badge, text: String(runner) });
  badge.style.background = silkOf(runner);
  return badge;
}
