/**
 * Inserted in a page's head as text; runs before the first paint. Keeps the last press of a button that only script handles until React has
 * hydrated (`tellAlive`), then clicks it once; until then React does not see the press, so nothing is pressed twice.
 * Ignores what works without script (links, forms, `details`, fields). Any other action of the reader replaces the kept press, and
 * after 10 s it is dropped, because nobody expects it any more.
 */
export function keepPressedEarly(): void {
  let kept: HTMLButtonElement | undefined;
  let forgets: ReturnType<typeof setTimeout>;
  const forget = () => {
    clearTimeout(forgets);
    kept?.removeAttribute("data-kept");
    kept = undefined;
  };
  const onInput = (event: Event) => {
    // Input that was typed early is dispatched again by script, so it does not count.
    if (event.isTrusted) forget();
  };
  const onClick = (event: Event) => {
    if (!event.isTrusted) return;
    forget();
    const button = (event.target as Element).closest("button");
    if (button?.type !== "button" || button.hasAttribute("popovertarget")) return;
    event.stopImmediatePropagation();
    kept = button;
    button.setAttribute("data-kept", "");
    forgets = setTimeout(forget, 10_000);
  };
  const pressAgain = () => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("input", onInput, true);
    const button = kept;
    forget();
    if (button?.isConnected && button.ariaDisabled !== "true") button.click();
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  // Wait until the hydrated UI has painted.
  document.addEventListener("alive", () => setTimeout(pressAgain), { once: true });
}

export function announceHydration(): void {
  document.dispatchEvent(new Event("alive"));
}
