import type { Size } from "../../stage/lay-out-board.ts";
import type { CardPlace } from "../cards/card-view.ts";
import { CARD } from "../cards/paint-card.ts";
import { nameHeight } from "../quick/paint-landscape.ts";

/** A place in design pixels. */
type Place = { x: number; y: number };

/** The positions of all parts of the game on a board, in design pixels. */
export type CardPlaces = {
  /** The open card. */
  open: CardPlace;
  /** A card before it is dealt. */
  deck: CardPlace;
  /** The places for earlier cards, from left to right: the oldest card that fits is at the left. */
  past: readonly CardPlace[];
  /** The centre line of the labels below the earlier cards. */
  pastLabelY: number;
  soFar: Place;
  /** The arrows' tips point away from the open card. */
  arrows: { x: number; up: number; down: number; side: number };
  /** The steps of the round along the lower edge, and the text above them. */
  steps: { x: number; y: number; width: number; height: number };
  stepsLabel: Place;
  hero: Place & { side: number };
};

/** The width of a label below a card, and the height of a line of text, in CSS pixels. */
const LABEL_WIDTH = 58;
const LINE = 21;

/** Lays the board out. `unit` is CSS pixels per design pixel; labels do not shrink with the board. */
export function layOutCards(size: Size, unit: number): CardPlaces {
  const { width, height } = size;
  const line = LINE / unit;
  const top = nameHeight(size) + 22;
  const pastHeight = Math.min(height * 0.13, 170);
  const ratio = CARD.width / CARD.height;
  const pastLabelY = top + pastHeight + line * 0.62;
  const soFarWidth = Math.max(250, 108 / unit);
  const step = Math.max(pastHeight * ratio + 18, LABEL_WIDTH / unit);
  const room = width - soFarWidth - 24;
  const count = Math.max(1, Math.floor(room / step));
  const past = Array.from({ length: count }, (_, index) => ({
    x: 24 + step * (index + 0.5),
    y: top + pastHeight / 2,
    height: pastHeight,
    angle: 0,
  }));
  const steps = { x: 30, y: height - 44, width: width - 60, height: 20 };
  const stepsLabel = { x: width / 2, y: steps.y - line * 0.72 };
  const from = pastLabelY + line * 0.7;
  const to = stepsLabel.y - line * 0.7;
  const side = Math.min(66, (to - from) * 0.12);
  const cardHeight = Math.min(to - from - 2 * (side + 34), 560, width * 0.62);
  const open = { x: width / 2, y: (from + to) / 2, height: cardHeight, angle: 0 };
  const free = width / 2 - (cardHeight * ratio) / 2;
  const heroSide = Math.min(free * 0.96, height * 0.36, 420);
  return {
    open,
    deck: { ...open, x: width + cardHeight * ratio, angle: 0.4 },
    past,
    pastLabelY,
    soFar: { x: width - soFarWidth / 2, y: top + pastHeight * 0.3 },
    arrows: { x: width / 2, up: open.y - cardHeight / 2 - 18, down: open.y + cardHeight / 2 + 18, side },
    steps,
    stepsLabel,
    hero: {
      x: Math.max(free * 0.5, width * 0.02 + heroSide / 2),
      y: Math.min(height * 0.76, to - heroSide * 0.4),
      side: heroSide,
    },
  };
}
