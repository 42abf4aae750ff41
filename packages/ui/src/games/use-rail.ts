import { type RefObject, useEffect, useState } from "react";
import { isDrag, pageTarget, type RailMeasure, railEnds } from "./rail-scroll.ts";

export type RailControl = {
  /** False on the server, without script and on touch screens: then no arrows are rendered. */
  ready: boolean;
  atStart: boolean;
  atEnd: boolean;
  turnPage: (direction: 1 | -1) => void;
};

/** Arrows and mouse dragging for a scrolling list; the browser handles touch and wheel. */
export function useRail(list: RefObject<HTMLElement | null>): RailControl {
  const [ends, setEnds] = useState<ReturnType<typeof railEnds>>();

  useEffect(() => {
    const element = list.current;
    // Touch needs neither, and a phone should not render every rail a second time for them.
    if (!element || matchMedia("(hover: none)").matches) return;
    const update = () => {
      const next = railEnds(measure(element));
      setEnds((last) => (last?.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
    };
    // Also calls back at once, after the browser's own layout; measuring here would force a layout for each rail.
    const resize = new ResizeObserver(update);
    resize.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    const stopDragging = makeDraggable(element);
    return () => {
      resize.disconnect();
      element.removeEventListener("scroll", update);
      stopDragging();
    };
  }, [list]);

  const turnPage = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollTo({ left: pageTarget(measure(element), direction), behavior: scrollBehavior() });
  };
  return { ready: ends !== undefined, atStart: true, atEnd: true, ...ends, turnPage };
}

function measure(element: HTMLElement): RailMeasure {
  return { scrollPx: element.scrollLeft, viewPx: element.clientWidth, contentPx: element.scrollWidth };
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

function makeDraggable(element: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start: { pointerPx: number; scrollPx: number } | null = null;
  let dragged = false;

  const press = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    start = { pointerPx: event.clientX, scrollPx: element.scrollLeft };
    dragged = false;
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    if (!dragged && !isDrag(start.pointerPx, event.clientX)) return;
    dragged = true;
    element.dataset.dragging = "";
    element.scrollLeft = start.scrollPx - (event.clientX - start.pointerPx);
  };
  const release = () => {
    if (start && dragged) settle(element);
    start = null;
  };
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    dragged = false;
  };

  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  element.addEventListener("click", click, { signal, capture: true });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", release, { signal });
  return () => listening.abort();
}

/** Snapping is off during a drag; turning it on again would make the list jump, so it first scrolls to the nearest tile. */
function settle(element: HTMLElement): void {
  const edgePx =
    element.getBoundingClientRect().left +
    Number.parseFloat(getComputedStyle(element).scrollPaddingLeft || "0");
  const offsets = Array.from(element.children, (child) => child.getBoundingClientRect().left - edgePx);
  const nearest = offsets.reduce(
    (best, offset) => (Math.abs(offset) < Math.abs(best) ? offset : best),
    Number.POSITIVE_INFINITY,
  );
  if (Number.isFinite(nearest)) element.scrollBy({ left: nearest, behavior: scrollBehavior() });
  const finish = () => delete element.dataset.dragging;
  if ("onscrollend" in element) element.addEventListener("scrollend", finish, { once: true });
  setTimeout(finish, 500);
}
