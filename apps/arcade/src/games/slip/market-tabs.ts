import { element } from "../../controls/element.ts";
import styles from "./market-tabs.module.css";

/** A tab with its name: the odds of one or several markets. */
export type MarketPanel = { name: string; content: HTMLElement };

/** Builds the tabs of a game with a bet slip. One tab is open at a time. `foot` stays visible below all of them. */
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
