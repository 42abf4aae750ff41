import { itemAt } from "../paint/item-at.ts";
import type { Arrange, Placement } from "./placement.ts";

/** A hero inside a ring of floating things. */
export const arrangeRing: Arrange = ([hero, ...props], focus) => {
  const edge = Math.min(focus.width * 0.6, focus.height * 0.62);
  const x = focus.x + focus.width / 2;
  const y = focus.y + focus.height * 0.52;
  const ringX = Math.min(focus.width * 0.41, focus.height * 0.5);
  const ringY = Math.min(focus.height * 0.41, ringX * 1.05);
  const count = 7;
  const orbit = Array.from({ length: count }, (_, index): Placement => {
    const angle = -Math.PI / 2 + ((index + 0.5) * Math.PI * 2) / count;
    const size = edge * (0.4 + Math.sin(angle) * 0.07);
    return {
      symbol: props[index % Math.max(1, props.length)] ?? hero,
      x: x + Math.cos(angle) * ringX,
      y: y + Math.sin(angle) * ringY,
      size,
      turn: Math.cos(angle) * 24,
      depth: 0.3 - Math.sin(angle) * 0.25,
    };
  });
  const behind = orbit.filter((placement) => placement.y < y);
  const before = orbit.filter((placement) => placement.y >= y);
  return { placements: [...behind, { symbol: hero, x, y, size: edge }, ...before] };
};

/** A diagonal from corner to corner: the hero flies from one symbol to another. */
export const arrangeDiagonal: Arrange = ([hero, ...props], focus, random) => {
  const edge = Math.min(focus.width * 0.84, focus.height * 0.8);
  const way = random() < 0.5 ? -1 : 1;
  const spots = [
    { x: 0.33, y: 0.14, size: 0.44, turn: 18, depth: 0.35 },
    { x: -0.35, y: 0.84, size: 0.4, turn: -14, depth: 0 },
    { x: 0.36, y: 0.8, size: 0.34, turn: 24, depth: 0 },
    { x: -0.34, y: 0.12, size: 0.32, turn: -20, depth: 0.35 },
  ];
  const at = (symbol: string, index: number): Placement => {
    const { x, y, size, turn, depth } = itemAt(spots, index);
    return {
      symbol,
      x: focus.x + focus.width * (0.5 + way * x),
      y: focus.y + focus.height * y,
      size: edge * size,
      turn: way * turn,
      depth,
    };
  };
  const all = props.map(at);
  return {
    placements: [
      ...all.filter(({ depth }) => depth),
      {
        symbol: hero,
        x: focus.x + focus.width * (0.5 - way * 0.03),
        y: focus.y + focus.height * 0.5,
        size: edge,
        turn: way * 7,
      },
      ...all.filter(({ depth }) => !depth),
    ],
  };
};

/** Two figures face to face, quarrelling over the object between them. */
export const arrangeDuel: Arrange = ([left, right, prize], focus) => {
  const edge = Math.min(focus.width * 0.68, focus.height * 0.72);
  const foot = focus.y + focus.height;
  const x = focus.x + focus.width / 2;
  const offset = Math.min(focus.width * 0.23, edge * 0.48);
  return {
    placements: [
      {
        symbol: right ?? left,
        x: x + offset,
        y: foot - edge * 0.9,
        size: edge * 0.94,
        turn: 10,
        depth: 0.15,
      },
      { symbol: left, x: x - offset, y: foot - edge * 0.54, size: edge, turn: -8, standing: true },
      ...(prize
        ? [
            {
              symbol: prize,
              x: x + offset * 1.05,
              y: foot - edge * 0.2,
              size: edge * 0.44,
              turn: 14,
              standing: true,
            },
          ]
        : []),
    ],
  };
};

/** Many copies falling through the picture. */
export const arrangeRain: Arrange = (symbols, focus, random) => {
  const columns = focus.landscape ? 4 : 3;
  const rows = focus.landscape ? 3 : 4;
  const cellX = focus.width / columns;
  const cellY = focus.height / rows;
  const small: Placement[] = [];
  for (let index = 0; index < columns * rows; index++) {
    small.push({
      symbol: itemAt(symbols, index * 3 + Math.floor(index / columns)),
      x: focus.x + cellX * ((index % columns) + 0.5 + (random() - 0.5) * 0.5),
      y: focus.y + cellY * (Math.floor(index / columns) + 0.4 + (random() - 0.5) * 0.4),
      size: Math.min(cellX, cellY) * (0.62 + random() * 0.2),
      turn: (random() - 0.5) * 70,
      depth: 0.5,
    });
  }
  const edge = Math.min(focus.width, focus.height) * 0.58;
  const large = [
    {
      symbol: symbols[0],
      x: focus.x + focus.width * 0.36,
      y: focus.y + focus.height * 0.36,
      size: edge,
      turn: -14,
    },
    {
      symbol: symbols[1] ?? symbols[0],
      x: focus.x + focus.width * 0.68,
      y: focus.y + focus.height * 0.72,
      size: edge * 0.86,
      turn: 16,
    },
  ];
  return { placements: [...small, ...large] };
};
