import { useEffect, useEffectEvent } from "react";
import { singleKeys } from "../browser/key-switch.ts";
import { createStore } from "../browser/store.ts";
import { bindingOf, type KeyBinding } from "./key-binding.ts";

/** The bindings of everything that is shown, the frame's first: the help panel lists them. */
export const shownBindings = createStore<readonly KeyBinding[]>([]);

/** Binds keys while a component is shown. A binding is left out while its act is not possible, so that the help says the truth. */
export function useKeys(bindings: readonly (KeyBinding | false | undefined)[]): void {
  const own = bindings.filter((binding) => binding !== false && binding !== undefined);
  const run = useEffectEvent((key: string) => own.findLast((binding) => binding.key === key)?.run());
  // What they do changes with each render, their names seldom: only then is the list written anew.
  const names = own.map(({ key, does }) => `${key} ${does}`).join("\n");
  useEffect(() => {
    const added = names
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [key = "", ...does] = line.split(" ");
        return { key, does: does.join(" "), run: () => run(key) };
      });
    shownBindings.write([...shownBindings.read(), ...added]);
    return () => shownBindings.write(shownBindings.read().filter((each) => !added.includes(each)));
  }, [names]);
}

/** Listens to the keyboard for all bindings; the shell does so once. */
export function useKeyListener(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const binding = bindingOf(event, shownBindings.read(), {
        isTyping: isTyping(event.target),
        isDialogOpen: document.querySelector("[role=dialog], [role=alertdialog]") !== null,
        areSingleKeysOn: singleKeys.read(),
      });
      if (!binding || isOwnKey(event)) return;
      event.preventDefault();
      binding.run();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type);
}

/** Enter on a button or a link is the button's. */
function isOwnKey({ key, target }: KeyboardEvent): boolean {
  return key === "Enter" && target instanceof HTMLElement && target.closest("a, button, summary") !== null;
}
