/** A tile whose preview is wanted: `hover` shows it beside the mouse; a long press or the keyboard shows it as a `dialog`. */
export type WantedPreview = { code: string; tile: HTMLAnchorElement; how: "hover" | "dialog" };

type PreviewListener = {
  onWanted: (preview: WantedPreview) => void;
  /** The mouse has moved elsewhere, or the page has scrolled under it. */
  onLeft: () => void;
};

/** Long enough that a mouse passing by opens nothing. */
export const hoverMs = 600;
/** Shorter than the delay of a browser's own link menu. */
export const holdMs = 450;
/** Time to move the mouse from the tile to the card. */
const leaveMs = 200;
const movedPx = 10;

const tileAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-preview]") : null;
const isOnCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-preview-card]") !== null;

/** Listens on the whole page, because it has hundreds of tiles. Returns the function that stops it. */
export function watchPreviews(listener: PreviewListener): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLAnchorElement | null = null;
  let held: { x: number; y: number } | undefined;
  let wasHeld = false;

  const want = (tile: HTMLAnchorElement, how: WantedPreview["how"]) => {
    const code = tile.dataset.preview;
    if (code !== undefined && tile.isConnected) listener.onWanted({ code, tile, how });
  };
  const forget = () => {
    clearTimeout(timer);
    held = undefined;
  };
  const leave = () => {
    forget();
    under = null;
    clearTimeout(leaving);
    listener.onLeft();
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > movedPx) forget();
      return;
    }
    // A dragging mouse is not hovering.
    if (event.buttons !== 0) return forget();
    const tile = tileAt(event.target);
    if (tile === under) {
      if (tile) clearTimeout(leaving);
      return;
    }
    if (isOnCard(event.target)) {
      forget();
      clearTimeout(leaving);
      under = null;
      return;
    }
    forget();
    clearTimeout(leaving);
    leaving = setTimeout(listener.onLeft, leaveMs);
    under = tile;
    if (tile) timer = setTimeout(() => want(tile, "hover"), hoverMs);
  };
  const onDown = (event: PointerEvent) => {
    forget();
    wasHeld = false;
    const tile = tileAt(event.target);
    if (event.pointerType === "mouse") {
      if (!isOnCard(event.target)) leave();
      return;
    }
    if (!tile) return;
    held = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      wasHeld = true;
      want(tile, "dialog");
    }, holdMs);
  };
  const onClick = (event: MouseEvent) => {
    // Releasing a long press is not a click.
    if (!wasHeld || !tileAt(event.target)) return;
    wasHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: Event) => {
    if (wasHeld || held) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    const tile = tileAt(event.target);
    if (event.key === "Escape") return leave();
    if (event.key !== " " || !tile || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    leave();
    want(tile, "dialog");
  };

  document.addEventListener("pointermove", onMove, { signal, passive: true });
  document.addEventListener("pointerdown", onDown, { signal, passive: true });
  document.addEventListener("pointerup", forget, { signal });
  document.addEventListener("pointercancel", forget, { signal });
  document.addEventListener("scroll", leave, { signal, capture: true, passive: true });
  document.addEventListener("click", onClick, { signal, capture: true });
  document.addEventListener("contextmenu", onMenu, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.documentElement.addEventListener("pointerleave", leave, { signal });
  return () => {
    clearTimeout(timer);
    clearTimeout(leaving);
    listening.abort();
  };
}
