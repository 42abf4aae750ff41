import { addBox, addSymbol, around, type MotionStage, mixedSymbols, move } from "./motion-stage.ts";

const ROWS = 6;
const BALLS = 4;

/** Balls fall through rows of pegs, and leave the picture below. */
export function pegs({ root, width, height, look }: MotionStage): void {
  const { light, near, deep } = look.motion.colours;
  addBox(root, { x: 0, y: 0, width, height }, { background: `linear-gradient(${deep}99, ${deep}cc)` });
  const gap = Math.min((width * 0.9) / (ROWS + 1), (height * 0.8) / ROWS);
  const rise = (height * 0.78) / ROWS;
  const topOf = (row: number) => height * 0.12 + row * rise;
  for (let row = 0; row < ROWS; row++)
    for (let peg = 0; peg < row + 2; peg++)
      addBox(root, around(width / 2 + (peg - (row + 1) / 2) * gap, topOf(row), gap * 0.3), {
        borderRadius: "50%",
        background: `radial-gradient(circle at 35% 30%, ${light}, ${near})`,
      });
  const faces = mixedSymbols();
  const side = gap * 0.95;
  for (let ball = 0; ball < BALLS; ball++) {
    const symbol = addSymbol(root, around(width / 2, 0, side), faces[ball] ?? 0, look);
    let across = 0;
    const states: Keyframe[] = [{ transform: `translateY(${-side}px)`, easing: "ease-in" }];
    for (let row = 0; row < ROWS; row++) {
      const turn = `rotate(${across * 90}deg)`;
      const y = topOf(row) - gap * 0.5;
      states.push({ transform: `translate(${across * gap}px, ${y}px) ${turn}`, easing: "ease-in" });
      across += Math.random() < 0.5 ? -0.5 : 0.5;
    }
    states.push({ transform: `translate(${across * gap}px, ${height + side}px) rotate(${across * 90}deg)` });
    move(symbol, states, { duration: 2400, delay: ball * 620 });
  }
}
