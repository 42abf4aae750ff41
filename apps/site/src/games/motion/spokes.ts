import { MOTION_SYMBOLS } from "@bellwether/contract/content/title-motion.ts";
import { addBox, addSymbol, around, type MotionStage, move } from "./motion-stage.ts";

const FIELDS = 2 * MOTION_SYMBOLS;

/** A wheel with a pointer turns, and is left while it turns. */
export function spokes({ root, width, height, look }: MotionStage): void {
  const { light, accent, high, near, deep } = look.motion.colours;
  const side = Math.min(width * 0.92, height * 0.88);
  const rim = addBox(root, around(width / 2, height / 2, side), {
    borderRadius: "50%",
    background: near,
    border: `${side * 0.03}px solid ${light}`,
    boxShadow: `0 ${side * 0.03}px ${side * 0.1}px ${deep}`,
  });
  const inner = side * 0.94;
  const fields = Array.from(
    { length: FIELDS },
    (_, index) =>
      `${[accent, high, near][index % 3]} ${(index * 360) / FIELDS}deg ${((index + 1) * 360) / FIELDS}deg`,
  );
  const wheel = addBox(rim, around(inner / 2, inner / 2, inner), {
    borderRadius: "50%",
    background: `conic-gradient(${fields.join()})`,
  });
  for (let index = 0; index < FIELDS; index++) {
    const arm = addBox(wheel, around(inner / 2, inner / 2, inner), {
      transform: `rotate(${((index + 0.5) * 360) / FIELDS}deg)`,
    });
    addSymbol(arm, around(inner / 2, inner * 0.14, inner * 0.16), index % MOTION_SYMBOLS, look);
  }
  addBox(rim, around(inner / 2, inner / 2, inner * 0.2), {
    borderRadius: "50%",
    background: `radial-gradient(${light}, ${near})`,
  });
  move(wheel, [{ transform: "rotate(0deg)" }, { transform: "rotate(560deg)" }], {
    easing: "cubic-bezier(.2,.5,.6,.9)",
  });
  addBox(root, around(width / 2, height / 2 - side * 0.48, side * 0.11), {
    background: light,
    clipPath: "polygon(50% 100%, 0 0, 100% 0)",
  });
}
