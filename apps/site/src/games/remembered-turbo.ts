const NAME = "gameTurbo";

/** Keeps in this browser whether games of this brand run in turbo: a game's frame has no storage of its own. */
export function rememberTurbo(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.setItem(NAME, "on");
    else window.localStorage.removeItem(NAME);
  } catch {
    // Storage is blocked: turbo is off in the next game.
  }
}

export function isTurboRemembered(): boolean {
  try {
    return window.localStorage.getItem(NAME) === "on";
  } catch {
    return false;
  }
}
