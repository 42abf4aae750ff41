/** A rectangle in CSS pixels from the board's top left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things stand on the board. The marquee is the title's picture above the field, the poster the one beside it. */
export interface BoardLayout {
  field: Rect;
  marquee?: Rect;
  poster?: Rect;
}

const MARQUEE_RATIO = 824 / 460;
const POSTER_RATIO = 3 / 4;
/** Pictures smaller than this say nothing. */
const LEAST_MARQUEE = 96;
const LEAST_POSTER = 150;

/**
 * Fits a field of the given proportions into the board, as large as it will go, and gives the room that is left to the title's
 * picture: above on a phone held upright, to the left where the board is wide.
 */
export function layOutBoard(
  board: { width: number; height: number },
  field: { width: number; height: number },
  pictures = true,
): BoardLayout {
  const margin = board.width < 600 ? 6 : 18;
  const inner = { width: board.width - 2 * margin, height: board.height - 2 * margin };
  const scale = Math.min(inner.width / field.width, inner.height / field.height);
  const size = { width: field.width * scale, height: field.height * scale };
  const left = (board.width - size.width) / 2;
  const spare = inner.height - size.height;

  if (pictures && spare >= LEAST_MARQUEE) {
    const gap = Math.min(16, spare * 0.1);
    const height = Math.min(spare - gap, inner.width / MARQUEE_RATIO, size.height * 0.75);
    const width = height * MARQUEE_RATIO;
    const y = margin + (spare - gap - height) / 2;
    return {
      marquee: { x: (board.width - width) / 2, y, width, height },
      field: { x: left, y: y + height + gap, ...size },
    };
  }
  const y = (board.height - size.height) / 2;
  const beside = left - 2 * margin;
  const posterHeight = Math.min(size.height * 0.66, beside / POSTER_RATIO, 480);
  const poster = { width: posterHeight * POSTER_RATIO, height: posterHeight };
  if (!pictures || poster.width < LEAST_POSTER) return { field: { x: left, y, ...size } };
  return {
    field: { x: left, y, ...size },
    poster: { x: (left - poster.width) / 2, y: (board.height - posterHeight) / 2, ...poster },
  };
}
