/**
 * Stands in a page's head as text and runs before anything can be seen. Keeps the last press of a button that only script handles until React
 * has come alive (`tellAlive`) and presses it again then, once; until then React hears nothing of it, so that nothing is pressed twice.
 * What works without script (links, forms, `details`, fields) it leaves alone. Whatever the reader does next takes the press's place, and
 * after 10 s it is forgotten: nobody expects it any more.
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
    // What was typed early is told to React once more, by script.
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
  // Not before what came alive has been drawn as it now is.
  document.addEventListener("alive", () => setTimeout(pressAgain), { once: true });
}

export function tellAlive(): void {
  document.dispatchEvent(new Event("alive"));
}
