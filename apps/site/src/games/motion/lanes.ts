import { addBox, addSymbol, around, HERO, type MotionStage, move } from "./motion-stage.ts";

const LANES = 4;
const STRIDES = 14;

/** The turns of the colours by which the runners differ. */
const HUES = [0, 70, 160, 250];

/** Runners overtake each other in their lanes, to the left as their symbols look; the picture shows no finish. */
export function lanes({ root, width, height, look }: MotionStage): void {
  const { near, far, light, deep } = look.motion.colours;
  const top = height * 0.24;
  const tall = (height * 0.66) / LANES;
  const side = Math.min(tall * 1.1, width * 0.34);
  for (let lane = 0; lane < LANES; lane++) {
    const middle = top + (lane + 0.5) * tall;
    addBox(
      root,
      { x: 0, y: top + lane * tall, width, height: tall },
      {
        background: lane % 2 === 0 ? `${near}d9` : `${far}d9`,
        borderTop: `2px dashed ${light}aa`,
      },
    );
    const runner = addSymbol(root, around(0, middle, side), HERO, look);
    runner.style.filter = `hue-rotate(${HUES[lane]}deg) drop-shadow(0 2px 2px ${deep}88)`;
    const states = Array.from({ length: STRIDES + 1 }, (_, stride) => {
      const part = stride / STRIDES;
      const lead = 0.12 * Math.sin(part * 5 + lane * 1.7);
      const x = width * (0.84 - 0.56 * part - lead * (part + 0.2));
      const hop = stride % 2 === 0 ? 0 : -tall * 0.12;
      return {
        transform: `translate(${x}px, ${hop}px) rotate(${stride % 2 === 0 ? -5 : 5}deg)`,
        easing: "ease-in-out",
      };
    });
    move(runner, states);
  }
}
