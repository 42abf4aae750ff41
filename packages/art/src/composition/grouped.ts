import { itemAt } from "../paint/item-at.ts";
import type { Arrange, Placement } from "./placement.ts";

/** A large figure in front of two companions. */
export const arrangeTrio: Arrange = ([hero, left, right, ...rest], focus) => {
  const edge = Math.min(focus.width * 0.66, focus.height * 0.72);
  const x = focus.x + focus.width / 2;
  const foot = focus.y + focus.height;
  const side = edge * 0.72;
  const companion = (symbol: string, way: number): Placement => ({
    symbol,
    x: x + way * Math.min(focus.width / 2 - side * 0.38, edge * 0.62),
    y: foot - side * 0.5 - edge * 0.22,
    size: side,
    turn: way * 9,
    depth: 0.25,
    standing: true,
  });
  return {
    placements: [
      ...[companion(left ?? hero, -1), companion(right ?? left ?? hero, 1)],
      { symbol: hero, x, y: foot - edge * 0.52, size: edge, standing: true },
      ...rest.map((symbol, index): Placement => {
        const size = edge * 0.28;
        return { symbol, x: x + (index ? -1 : 1) * edge * 0.5, y: foot - size * 0.4, size, standing: true };
      }),
    ],
  };
};

/** Five in two rows, as for a photograph. */
export const arrangeCrowd: Arrange = (symbols, focus) => {
  const [hero, ...others] = symbols;
  const edge = Math.min(focus.width * 0.52, focus.height * 0.56);
  const x = focus.x + focus.width / 2;
  const foot = focus.y + focus.height;
  const seat = (index: number) => itemAt(others, index);
  const at = (
    symbol: string,
    dx: number,
    lift: number,
    size: number,
    turn: number,
    depth: number,
  ): Placement => ({
    symbol,
    x: x + dx * focus.width,
    y: foot - size * 0.5 - lift * focus.height,
    size,
    turn,
    depth,
    standing: true,
  });
  return {
    placements: [
      at(seat(0), -0.27, 0.42, edge * 0.86, -8, 0.45),
      at(seat(1), 0.27, 0.4, edge * 0.86, 8, 0.45),
      at(seat(2), -0.3, 0.06, edge * 0.84, -6, 0.15),
      at(seat(3), 0.3, 0.05, edge * 0.84, 7, 0.15),
      at(hero, 0, 0.1, edge * 1.12, 0, 0),
    ],
  };
};

/** Figures standing on each other's heads, together as high as the focus. */
export const arrangeTower: Arrange = (symbols, focus, random) => {
  const stack = [...symbols].reverse();
  const shrink = 0.86;
  const overlap = 0.7;
  // The figures' heights add up to the focus.
  const heights = stack.reduce(
    (sum, _, index) => sum + shrink ** index * (index === stack.length - 1 ? 1 : overlap),
    0,
  );
  const edge = Math.min(focus.width * 0.66, focus.height / heights);
  const placements: Placement[] = [];
  let y = focus.y + focus.height;
  stack.forEach((symbol, index) => {
    const size = edge * shrink ** index;
    const lean = index ? (random() - 0.5) * 0.1 : 0;
    placements.push({
      symbol,
      x: focus.x + focus.width * (0.5 + lean),
      y: y - size * 0.5,
      size,
      turn: lean * 90,
      standing: index === 0,
    });
    y -= size * overlap;
  });
  // Two more figures, blurred, fill the sides.
  const aside = [-1, 1].map(
    (way, index): Placement => ({
      symbol: itemAt(symbols, index + 1),
      x: focus.x + focus.width * (0.5 + way * 0.38),
      y: focus.y + focus.height * (index ? 0.3 : 0.56),
      size: edge * 0.46,
      turn: way * 18,
      depth: 0.6,
    }),
  );
  return { placements: [...aside, ...placements] };
};
