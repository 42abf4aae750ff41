import { useLayoutEffect, useRef } from "react";

const MOVE_MS = 450;

/** Lets the rows of a list glide from their old places to their new ones. Each row has `data-row`, its name. */
export function useMovingRows<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = new Map<string, number>();
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
      const name = row.dataset.row ?? "";
      const before = tops.current.get(name);
      now.set(name, row.offsetTop);
      if (before === undefined || before === row.offsetTop || isStill) continue;
      row.animate([{ transform: `translateY(${before - row.offsetTop}px)` }, { transform: "none" }], {
        duration: MOVE_MS,
        easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
      });
    }
    tops.current = now;
  });
  return list;
}
