import { addBox, addSymbol, around, HERO, type MotionStage, move } from "./motion-stage.ts";

const POINTS = 12;

/** The title's figure climbs to the end of a curve. No crash is shown, so nothing looks like a result. */
export function climb({ root, width, height, look }: MotionStage): void {
  const { light, accent, deep } = look.motion.colours;
  const [left, right, ground, top] = [width * 0.08, width * 0.76, height * 0.86, height * 0.3];
  const lift = (part: number) => ground - (ground - top) * part ** 1.7;
  const curve = Array.from({ length: POINTS + 1 }, (_, index) => {
    const part = index / POINTS;
    return { x: left + (right - left) * part, y: lift(part) };
  });
  // The outer box moves to the right and uncovers the curve. The inner box moves back as far, so that the curve stays in its place. So nothing
  // is painted again.
  const cover = addBox(root, { x: 0, y: 0, width: right, height }, { overflow: "hidden" });
  const still = addBox(cover, { x: 0, y: 0, width: right, height });
  const below = curve.map(({ x, y }) => `${x}px ${y}px`).join();
  addBox(
    still,
    { x: 0, y: 0, width: right, height },
    {
      background: `linear-gradient(${accent}b3, ${deep}66)`,
      clipPath: `polygon(${below}, ${right}px ${ground}px, ${left}px ${ground}px)`,
    },
  );
  const line = Math.max(2, width * 0.022);
  const back = [...curve].reverse().map(({ x, y }) => `${x}px ${y + line}px`);
  addBox(
    still,
    { x: 0, y: 0, width: right, height },
    { background: light, clipPath: `polygon(${below}, ${back.join()})` },
  );
  addBox(root, { x: left, y: ground, width: width * 0.84, height: line / 2 }, { background: `${light}99` });
  move(cover, [{ transform: `translateX(${left - right}px)` }, { transform: "none" }]);
  move(still, [{ transform: `translateX(${right - left}px)` }, { transform: "none" }]);
  const figure = addSymbol(root, around(0, 0, width * 0.3), HERO, look);
  move(
    figure,
    curve.map(({ x, y }, index) => ({
      transform: `translate(${x}px, ${y}px) rotate(${index % 2 === 0 ? -4 : 4}deg)`,
    })),
  );
}
