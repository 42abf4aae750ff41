type Box = { left: number; top: number; width: number; height: number };

/** A preview's width and its distance from the window's edges. */
export const previewWidthPx = 320;
const edgePx = 12;

/** Position of a preview of this height: centred over its tile, fully inside the window. */
export function previewPosition(
  tile: Box,
  heightPx: number,
  window: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, size: number, whole: number) =>
    Math.round(Math.max(edgePx, Math.min(whole - size - edgePx, at)));
  return {
    left: within(tile.left + tile.width / 2 - previewWidthPx / 2, previewWidthPx, window.width),
    top: within(tile.top + tile.height / 2 - heightPx / 2, heightPx, window.height),
  };
}
