import type { Page } from "@playwright/test";

/** Sizes of phone screens that are still in use, and a small desktop. */
export const smallScreens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 1024, height: 768 },
] as const;

/**
 * The layout faults of the open page at its current size: overflow sideways, controls off the screen or covered, text that is cut or under
 * 12 px, and controls too small for a finger. A row that scrolls sideways by itself may be wider than the screen.
 */
export async function faultsOfLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallestText = 12;
    const smallestTarget = 44;
    const MAX_CONTROLS = 80;
    const found = new Set<string>();
    const width = document.documentElement.clientWidth;
    const styleOf = (element: Element) => getComputedStyle(element);
    const nameOf = (element: Element) => {
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
        .trim()
        .replace(/\s+/g, " ");
      return `${element.tagName.toLowerCase()}.${String(element.className).split(" ")[0]} "${text.slice(0, 40)}"`;
    };
    const above = function* (element: Element) {
      for (let each = element.parentElement; each; each = each.parentElement) yield each;
    };
    const scrolls = (element: Element) =>
      [...above(element)].some(
        (each) => ["auto", "scroll"].includes(styleOf(each).overflowX) && each.scrollWidth > each.clientWidth,
      );
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        })
      );
    };
    /** Visible to screen readers only. */
    const isSpoken = (element: Element) =>
      [element, ...above(element)].some((each) => {
        const { clipPath, position } = styleOf(each);
        return position === "absolute" && (clipPath.startsWith("inset(50%") || each.clientWidth <= 1);
      });

    if (document.documentElement.scrollWidth > width) found.add("the page scrolls sideways");

    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("svg, noscript, iframe, [aria-hidden=true]") || !isShown(element)) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || isSpoken(element)) continue;
      const style = styleOf(element);
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      if (Number.parseFloat(style.fontSize) < smallestText)
        found.add(`text of ${style.fontSize}: ${nameOf(element)}`);
      if ((box.left < -1 || box.right > width + 1) && !scrolls(element))
        found.add(`text off the screen: ${nameOf(element)}`);
      const clips = ["hidden", "clip"].includes(style.overflowX);
      if (clips && style.textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1)
        found.add(`cut text: ${nameOf(element)}`);
    }

    const controls = [
      ...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary"),
    ];
    for (const control of controls
      .filter((each) => isShown(each) && !isSpoken(each))
      .slice(0, MAX_CONTROLS)) {
      if (control.closest("[inert]") || (control instanceof HTMLButtonElement && control.disabled)) continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, right, bottom } = control.getBoundingClientRect();
      if ((left < -1 || right > width + 1) && !scrolls(control))
        found.add(`off the screen: ${nameOf(control)}`);
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const label =
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? control.labels?.[0]
          : undefined;
      const isIts = (element: Element | null) =>
        element === null ||
        control.contains(element) ||
        element.contains(control) ||
        Boolean(label?.contains(element));
      // A button's visible shape may be smaller than its touch target.
      const reaches = (offset: number) => {
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + offset);
        return control.contains(there) || Boolean(label?.contains(there));
      };
      // The centre of a link that wraps over two lines may be outside the link.
      const isInline = styleOf(control).display === "inline";
      if (!isInline && !isIts(seen) && seen) found.add(`under ${nameOf(seen)}: ${nameOf(control)}`);
      // A checkbox or radio button is pressed by its label, a link in a sentence by its words.
      const isTick = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
      const size = Math.max(bottom - top, label?.getBoundingClientRect().height ?? 0);
      if (!isInline && !isTick && size < smallestTarget - 0.5 && !(reaches(-21) && reaches(21)))
        found.add(`${Math.round(size)} px high: ${nameOf(control)}`);
    }
    window.scrollTo(0, 0);
    return [...found];
  });
}
