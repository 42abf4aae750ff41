import { element } from "../../controls/element.ts";
import styles from "./market-tabs.module.css";

/** A part of the board with a name. */
export type MarketPanel = { name: string; content: HTMLElement };

/** The markets of a game with a bet slip, one of them open at a time. `foot` stays below them. */
export function buildMarketTabs(
  label: string,
  panels: readonly MarketPanel[],
  foot: HTMLElement,
): HTMLElement {
  const tabs = panels.map(({ name, content }) => {
    const tab: HTMLButtonElement = element("button", {
      class: styles.tab,
      text: name,
      attributes: { type: "button" },
      on: { click: () => open(content) },
    });
    return tab;
  });
  const open = (opened: HTMLElement) => {
    for (const [index, { content }] of panels.entries()) {
      content.hidden = content !== opened;
      tabs[index]?.setAttribute("aria-pressed", String(content === opened));
    }
  };
  const [first] = panels;
  if (first) open(first.content);
  return element("div", { class: styles.board }, [
    element("div", { class: styles.tabs, attributes: { role: "group" }, aria: { label } }, tabs),
    ...panels.map(({ content }) => content),
    element("div", { class: styles.foot }, [foot]),
  ]);
}
