import { inBrowser, readWord } from "@bellwether/ui/browser-storage.ts";
import { createStore } from "./store.ts";

const NAME = "office-keys";

/** Whether single keys act: who dictates or types with a switch can turn them off. */
export const singleKeys = createStore(readWord(inBrowser, NAME, ["off"]) === undefined);

export function switchSingleKeys(on: boolean): void {
  if (on) inBrowser.remove(NAME);
  else inBrowser.write(NAME, "off");
  singleKeys.write(on);
}
