import { addBox, addSymbol, around, HERO, type MotionStage, move } from "./motion-stage.ts";

/** Where the ball touches the ground, in parts of the picture. */
const BOUNCES = [
  [-0.1, 0.8],
  [0.3, 0.72],
  [0.72, 0.8],
  [0.28, 0.84],
  [0.66, 0.74],
  [1.1, 0.66],
] as const;

/** What is played with goes from side to side; nobody scores. */
export function pass({ root, width, height, look }: MotionStage): void {
  const { deep } = look.motion.colours;
  const side = width * 0.3;
  const shadow = addBox(root, around(0, 0, side), {
    borderRadius: "50%",
    background: `radial-gradient(closest-side, ${deep}99, #0000)`,
  });
  const ball = addSymbol(root, around(0, -side / 2, side), HERO, look);
  const states: Keyframe[] = [];
  const shades: Keyframe[] = [];
  BOUNCES.forEach(([x, y], index) => {
    const at = (left: number, top: number, turn: number) =>
      `translate(${width * left}px, ${height * top}px) rotate(${turn}deg)`;
    states.push({ transform: at(x, y, index * 200), easing: "ease-out" });
    shades.push({ transform: `translate(${width * x}px, ${height * y}px) scale(1, .25)` });
    const next = BOUNCES[index + 1];
    if (!next) return;
    const [middle, ground] = [(x + next[0]) / 2, (y + next[1]) / 2];
    states.push({ transform: at(middle, ground - 0.34, index * 200 + 100), easing: "ease-in" });
    shades.push({ transform: `translate(${width * middle}px, ${height * ground}px) scale(.6, .15)` });
  });
  move(ball, states);
  move(shadow, shades);
}
