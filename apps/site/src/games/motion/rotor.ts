import { addBox, addSymbol, around, HERO, type MotionStage, move } from "./motion-stage.ts";

/** Pockets of a European wheel. */
const POCKETS = 37;

/** A roulette wheel turns, and its ball runs against it. It is left before the ball has fallen. */
export function rotor({ root, width, height, look }: MotionStage): void {
  const { light, accent, deep, near, ink } = look.motion.colours;
  const side = Math.min(width * 0.94, height * 0.9);
  const rim = addBox(root, around(width / 2, height / 2, side), {
    borderRadius: "50%",
    background: `conic-gradient(${near}, ${ink}, ${near}, ${ink}, ${near})`,
    boxShadow: `0 ${side * 0.03}px ${side * 0.1}px ${deep}`,
  });
  const wheelSide = side * 0.8;
  const wheel = addBox(rim, around(side / 2, side / 2, wheelSide), {
    borderRadius: "50%",
    background: `conic-gradient(${pockets(light, accent, deep)})`,
    border: `${side * 0.012}px solid ${light}`,
  });
  const middle = wheelSide / 2 - side * 0.012;
  const bowl = addBox(wheel, around(middle, middle, wheelSide * 0.62), {
    borderRadius: "50%",
    background: `radial-gradient(${near}, ${ink})`,
    border: `${side * 0.01}px solid ${light}`,
  });
  const hub = wheelSide * 0.31 - side * 0.01;
  addSymbol(bowl, around(hub, hub, wheelSide * 0.34), HERO, look);
  move(wheel, [{ transform: "rotate(0deg)" }, { transform: "rotate(-420deg)" }]);
  const arm = addBox(rim, around(side / 2, side / 2, side));
  const ballSide = side * 0.055;
  const ball = addBox(arm, around(side / 2, side * 0.066, ballSide), {
    borderRadius: "50%",
    background: `radial-gradient(circle at 35% 30%, ${light} 60%, ${near})`,
  });
  move(arm, [{ transform: "rotate(0deg)" }, { transform: "rotate(1150deg)" }], {
    easing: "cubic-bezier(.2,.4,.6,.9)",
  });
  move(ball, [
    { transform: "none", offset: 0 },
    { transform: "none", offset: 0.6 },
    { transform: `translateY(${side * 0.06}px)`, offset: 1 },
  ]);
}

function pockets(zero: string, one: string, other: string): string {
  return Array.from({ length: POCKETS }, (_, index) => {
    const colour = index === 0 ? zero : index % 2 === 0 ? one : other;
    return `${colour} ${(index * 360) / POCKETS}deg ${((index + 1) * 360) / POCKETS}deg`;
  }).join();
}
