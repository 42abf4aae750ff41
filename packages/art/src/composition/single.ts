import { itemAt } from "../paint/item-at.ts";
import type { Arrange, Placement } from "./placement.ts";

/** One figure in the middle, with small things at its feet. */
export const arrangeHero: Arrange = ([hero, ...props], focus) => {
  const edge = Math.min(focus.width * 0.86, focus.height * 0.86);
  const x = focus.x + focus.width / 2;
  const foot = focus.y + focus.height;
  const spots = [
    { x: -0.47, size: 0.3, turn: -14 },
    { x: 0.47, size: 0.34, turn: 12 },
    { x: 0.14, size: 0.2, turn: 20 },
    { x: -0.2, size: 0.18, turn: -22 },
  ];
  return {
    placements: [
      { symbol: hero, x, y: foot - edge * 0.54, size: edge, standing: true },
      ...props.map((symbol, index): Placement => {
        const spot = itemAt(spots, index);
        const size = edge * spot.size;
        return { symbol, x: x + spot.x * edge, y: foot - size * 0.42, size, turn: spot.turn, standing: true };
      }),
    ],
  };
};

/** The hero, larger than the picture and cut off by its edge. */
export const arrangeCloseUp: Arrange = ([hero, ...props], focus, random) => {
  const edge = Math.max(focus.width * 1.18, focus.height * 1.06);
  const way = random() < 0.5 ? -1 : 1;
  const x = focus.x + focus.width * (0.5 + way * 0.1);
  const y = focus.y + focus.height * 0.56;
  return {
    placements: [
      { symbol: hero, x, y, size: edge, turn: way * -8 },
      ...props.map((symbol, index): Placement => {
        const size = Math.min(focus.width, focus.height) * (0.3 - index * 0.06);
        return {
          symbol,
          x: focus.x + focus.width * (0.5 - way * (0.36 - index * 0.05)),
          y: focus.y + focus.height * (index === 0 ? 0.84 : index === 1 ? 0.12 : 0.4),
          size,
          turn: way * (16 - index * 30),
        };
      }),
    ],
  };
};

/** A portrait in its own frame, with the props in front of the frame. */
export const arrangeFramed: Arrange = ([hero, ...props], focus) => {
  const edge = Math.min(focus.width * 0.72, focus.height * 0.72);
  const x = focus.x + focus.width / 2;
  return {
    frame: true,
    placements: [
      { symbol: hero, x, y: focus.y + focus.height * 0.5, size: edge },
      ...props.map((symbol, index): Placement => {
        const size = edge * 0.42;
        const way = index % 2 ? 1 : -1;
        return {
          symbol,
          x: x + way * Math.min(focus.width * 0.37, edge * 0.62),
          y: focus.y + focus.height - size * 0.46,
          size,
          turn: way * 10,
        };
      }),
    ],
  };
};

/** The hero leans out from behind the lettering, with objects in the air above. */
export const arrangePeek: Arrange = ([hero, ...props], focus) => {
  const edge = Math.min(focus.width * 0.98, focus.height * 1.02);
  const x = focus.x + focus.width / 2;
  const spots = [
    { x: -0.34, y: 0.14, turn: -18 },
    { x: 0.35, y: 0.2, turn: 16 },
    { x: 0.02, y: 0.06, turn: 4 },
    { x: 0.4, y: 0.5, turn: 30 },
  ];
  return {
    placements: [
      ...props.map((symbol, index): Placement => {
        const spot = itemAt(spots, index);
        const size = edge * 0.27;
        return {
          symbol,
          x: x + spot.x * focus.width,
          y: focus.y + spot.y * focus.height,
          size,
          turn: spot.turn,
          depth: 0.4,
        };
      }),
      { symbol: hero, x, y: focus.y + focus.height - edge * 0.4, size: edge },
    ],
  };
};
