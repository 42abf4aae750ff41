import { type KeyboardEvent, useEffect, useState } from "react";

/** Moves through results by arrow keys while the caret stays in the field; -1 is the field itself. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 >= count ? 0 : active + 1;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  if (key === "Home" && active >= 0) return 0;
  if (key === "End" && active >= 0) return count - 1;
  if (key === "Escape" && active >= 0) return -1;
  return undefined;
}

/** The result chosen by keyboard: arrows move to it, Enter opens it. `id` is the list's, whose items are `{id}-{index}`. */
export function useActiveResult(id: string, count: number, text: string) {
  const [active, setActive] = useState(-1);
  const [lastText, setLastText] = useState(text);
  if (lastText !== text) {
    setLastText(text);
    setActive(-1);
  }
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && count > 0) {
      event.preventDefault();
      document.getElementById(`${id}-${Math.max(0, active)}`)?.click();
      return;
    }
    const next = nextActive(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const shown = active < count ? active : -1;
  return { active: shown, activeId: shown >= 0 ? `${id}-${shown}` : undefined, onKeyDown };
}
