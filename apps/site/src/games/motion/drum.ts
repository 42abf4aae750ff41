import { addBox, addSymbol, around, type MotionStage, mixedSymbols, move } from "./motion-stage.ts";

const BALLS = 11;
/** The stretches of a ball's path, and how often it leads around. */
const STEPS = 8;
const TURNS = 2;

/** Balls are mixed in a drum, and none is drawn. */
export function drum({ root, width, height, look }: MotionStage): void {
  const { light, accent, high, near, far, deep } = look.motion.colours;
  const side = Math.min(width * 0.92, height * 0.86);
  const glass = addBox(root, around(width / 2, height / 2, side), {
    borderRadius: "50%",
    background: `radial-gradient(circle at 50% 40%, ${deep}99, ${deep}e6)`,
    boxShadow: `0 0 0 ${side * 0.035}px ${near}, 0 0 0 ${side * 0.05}px ${light}`,
  });
  const ballSide = side * 0.23;
  const reach = (side - ballSide) / 2;
  const faces = mixedSymbols();
  for (let index = 0; index < BALLS; index++) {
    const ball = addBox(glass, around(side / 2, side / 2, ballSide), {
      borderRadius: "50%",
      background: `radial-gradient(circle at 35% 28%, ${light}, ${[accent, high, near, far][index % 4]} 62%)`,
    });
    const plate = addBox(ball, around(ballSide / 2, ballSide / 2, ballSide * 0.66), {
      borderRadius: "50%",
      background: light,
    });
    addSymbol(
      plate,
      around(ballSide * 0.33, ballSide * 0.33, ballSide * 0.5),
      faces[index % faces.length] ?? 0,
      look,
    );
    // A closed path, on which each ball begins elsewhere: together they would meet in the middle.
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = index * 2.4 + ((index % 2 === 0 ? 1 : -1) * step * 2 * TURNS * Math.PI) / STEPS;
      const away = reach * (0.3 + (0.68 * ((index * 5 + (step % STEPS) * 3) % 7)) / 6);
      return {
        transform: `translate(${Math.cos(angle) * away}px, ${Math.sin(angle) * away}px) rotate(${step * 90}deg)`,
        easing: "ease-in-out",
      };
    });
    move(ball, points, { iterationStart: index / BALLS });
  }
  addBox(glass, around(side / 2, side / 2, side), {
    borderRadius: "50%",
    background: `radial-gradient(circle at 34% 24%, ${light}66, #0000 34%)`,
  });
}
