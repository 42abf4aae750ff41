/** Width and height, of the board in CSS pixels or of a field in design pixels. */
export type Size = {
  width: number;
  height: number;
};

/** A rectangle in CSS pixels from the board's top left corner. */
export type Rect = Size & {
  x: number;
  y: number;
};

/** Positions on the board: the field, the title's name above it, the title's poster beside it. */
export type BoardLayout = {
  field: Rect;
  lettering?: Rect;
  poster?: Rect;
};

const POSTER_RATIO = 3 / 4;
/** Minimum width of the poster. A smaller poster is not shown. */
const MIN_POSTER = 150;
/** Minimum and maximum height of the name above the field. It is small so that the reels get the height. */
export const LETTERING = { least: 34, most: 60 };

/** Margin around the field. */
export function marginOf(board: Size): number {
  return board.width < 600 ? 6 : 18;
}

/** Whether the board is upright, as on a phone. */
export function isUpright({ width, height }: Size): boolean {
  return width < height * 1.15;
}

/**
 * Fits a field of the given proportions into the board, as large as possible. The remaining room shows the title's name above it on an
 * upright phone, or the poster at its left on a wide board.
 */
export function layOutBoard(board: Size, field: Size, pictures = true): BoardLayout {
  const margin = marginOf(board);
  const inner = { width: board.width - 2 * margin, height: board.height - 2 * margin };
  const scale = Math.min(inner.width / field.width, inner.height / field.height);
  const size = { width: field.width * scale, height: field.height * scale };
  const left = (board.width - size.width) / 2;
  const spare = inner.height - size.height;

  if (pictures && spare >= LETTERING.least) {
    const height = Math.min(spare, LETTERING.most);
    const y = margin + (spare - height) / 2;
    return {
      lettering: { x: margin, y, width: inner.width, height },
      field: { x: left, y: y + height, ...size },
    };
  }
  const y = (board.height - size.height) / 2;
  const beside = left - 2 * margin;
  const posterHeight = Math.min(size.height * 0.66, beside / POSTER_RATIO, 480);
  const poster = { width: posterHeight * POSTER_RATIO, height: posterHeight };
  if (!pictures || poster.width < MIN_POSTER) return { field: { x: left, y, ...size } };
  return {
    field: { x: left, y, ...size },
    poster: { x: (left - poster.width) / 2, y: (board.height - posterHeight) / 2, ...poster },
  };
}

/** A lower board has no room for a sign. */
const MIN_SIGNED = 330;
/** Shares of a wide board's height for the sign, the roof above it and the foot below the field. */
const HOUSED = { sign: 0.075, roof: 0.055, foot: 0.035 };

/**
 * Fits a field with its frame into a room: a sign with the title's name directly above the field, a roof above the sign, and a foot below the
 * field. On a wide board each gets a share of the height; an upright phone has enough height for all.
 */
export function layOutHoused(board: Size, field: Size): BoardLayout {
  const margin = marginOf(board);
  const width = board.width - 2 * margin;
  if (board.height < MIN_SIGNED) return { field: layOutBoard(board, field, false).field };
  const upright = isUpright(board);
  const most = upright
    ? LETTERING.most
    : Math.max(LETTERING.least, Math.min(LETTERING.most, board.height * HOUSED.sign));
  const [roof, foot] = upright ? [margin, margin] : [board.height * HOUSED.roof, board.height * HOUSED.foot];
  const scale = Math.min(width / field.width, (board.height - most - roof - foot) / field.height);
  const size = { width: field.width * scale, height: field.height * scale };
  const left = (board.width - size.width) / 2;
  const spare = board.height - size.height - most - roof - foot;
  const y = roof + most + spare * 0.52;
  return {
    lettering: { x: upright ? margin : left, y: y - most, width: upright ? width : size.width, height: most },
    field: { x: left, y, ...size },
  };
}

const PICTURE_RATIO = 824 / 460;

/** The title's picture in the middle of the board while the game loads. */
export function openingPicture(board: Size): Rect {
  const margin = marginOf(board);
  const width = Math.min(board.width - 2 * margin, (board.height - 2 * margin) * PICTURE_RATIO, 720);
  const height = width / PICTURE_RATIO;
  return { x: (board.width - width) / 2, y: (board.height - height) / 2, width, height };
}
