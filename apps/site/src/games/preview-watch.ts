/** A tile whose preview is wanted: `hover` shows it beside the mouse; a long press or the space bar shows it as a `dialog`. */
export type WantedPreview = { code: string; tile: HTMLAnchorElement; how: "hover" | "dialog" };

type PreviewListener = {
  onWanted: (preview: WantedPreview) => void;
  /** The mouse has moved elsewhere, or the page has scrolled under it. */
  onLeft: () => void;
};

/** Tiles that come alive before their preview opens. */
export type TileMotion = {
  /** Whether tiles may move at all. */
  mayMove(): boolean;
  /** Lets the game of a tile move over its picture, and stops the one that moves elsewhere. */
  start(tile: HTMLAnchorElement, code: string): void;
  stop(): void;
};

/** Long enough that a mouse passing by moves nothing. */
export const restMs = 250;
/** Whoever goes through a page with the keyboard stays longer on each link. */
export const focusMs = 600;
/** Long enough that a mouse passing by opens nothing. */
export const hoverMs = 600;
/** The card covers its tile, so a tile that moves is looked at first. */
export const hoverMovingMs = 1500;
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
export function watchPreviews(listener: PreviewListener, motion: TileMotion): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLAnchorElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let held: { x: number; y: number; tile: HTMLAnchorElement } | undefined;
  let wasHeld = false;
  /** A tile on which the keyboard has stopped, until it has moved. */
  let focused: HTMLAnchorElement | null = null;

  const want = (tile: HTMLAnchorElement, how: WantedPreview["how"]) => {
    const code = tile.dataset.preview;
    if (code !== undefined && tile.isConnected) listener.onWanted({ code, tile, how });
  };
  const start = (tile: HTMLAnchorElement) => {
    const code = tile.dataset.preview;
    if (code !== undefined && tile.isConnected) motion.start(tile, code);
  };
  const still = () => {
    clearTimeout(timer);
    clearTimeout(resting);
    held = undefined;
    motion.stop();
  };
  const leave = () => {
    still();
    under = null;
    clearTimeout(leaving);
    listener.onLeft();
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > movedPx) still();
      return;
    }
    // A dragging mouse is not hovering.
    if (event.buttons !== 0) return still();
    const tile = tileAt(event.target);
    if (tile === under) {
      if (tile) clearTimeout(leaving);
      return;
    }
    if (isOnCard(event.target)) {
      still();
      clearTimeout(leaving);
      under = null;
      return;
    }
    still();
    clearTimeout(leaving);
    leaving = setTimeout(listener.onLeft, leaveMs);
    under = tile;
    if (!tile) return;
    const moves = motion.mayMove();
    if (moves) resting = setTimeout(() => start(tile), restMs);
    timer = setTimeout(() => want(tile, "hover"), moves ? hoverMovingMs : hoverMs);
  };
  const onDown = (event: PointerEvent) => {
    still();
    wasHeld = false;
    const tile = tileAt(event.target);
    if (event.pointerType === "mouse") {
      if (!isOnCard(event.target)) leave();
      return;
    }
    if (!tile) return;
    held = { x: event.clientX, y: event.clientY, tile };
    timer = setTimeout(() => {
      wasHeld = true;
      if (motion.mayMove()) start(tile);
      else want(tile, "dialog");
    }, holdMs);
  };
  const onUp = () => {
    const lifted = wasHeld && motion.mayMove() ? held?.tile : undefined;
    still();
    // The dialog opens when the finger is lifted, because it would hide the moving tile. A finger that has slid away opens nothing.
    if (lifted) want(lifted, "dialog");
  };
  const focusStays = () => {
    clearTimeout(resting);
    if (!focused || !motion.mayMove()) return;
    resting = setTimeout(() => {
      if (focused) start(focused);
      focused = null;
    }, focusMs);
  };
  const onFocus = (event: FocusEvent) => {
    const tile = tileAt(event.target);
    focused = tile?.matches(":focus-visible") ? tile : null;
    if (focused) focusStays();
  };
  const onBlur = (event: FocusEvent) => {
    if (!tileAt(event.target)) return;
    focused = null;
    still();
  };
  const onScroll = () => {
    leave();
    // The focus scrolls a page to the tile that it is on.
    focusStays();
  };
  const onHidden = () => {
    if (document.hidden) leave();
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
    if (event.key === "Escape") {
      // The mouse is still on the tile, and what was dismissed stays away until it comes again.
      const dismissed = under;
      leave();
      under = dismissed;
      focused = null;
      return;
    }
    if (event.key !== " " || !tile || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    leave();
    want(tile, "dialog");
  };

  document.addEventListener("pointermove", onMove, { signal, passive: true });
  document.addEventListener("pointerdown", onDown, { signal, passive: true });
  document.addEventListener("pointerup", onUp, { signal });
  document.addEventListener("pointercancel", still, { signal });
  document.addEventListener("scroll", onScroll, { signal, capture: true, passive: true });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("focusout", onBlur, { signal });
  document.addEventListener("visibilitychange", onHidden, { signal });
  document.addEventListener("click", onClick, { signal, capture: true });
  document.addEventListener("contextmenu", onMenu, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.documentElement.addEventListener("pointerleave", leave, { signal });
  return () => {
    still();
    clearTimeout(leaving);
    listening.abort();
  };
}
