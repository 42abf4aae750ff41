import { inBrowser, readWord } from "@bellwether/ui/browser-storage.ts";

const NAME = "gameTurbo";

/** Keeps in this browser whether games of this brand run in turbo: a game's frame has no storage of its own. */
export function rememberTurbo(isOn: boolean): void {
  if (isOn) inBrowser.write(NAME, "on");
  else inBrowser.remove(NAME);
}

export function isTurboRemembered(): boolean {
  return readWord(inBrowser, NAME, ["on"]) === "on";
}
