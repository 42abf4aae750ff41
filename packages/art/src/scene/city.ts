import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { circle, rect, times } from "../paint/shape.ts";
import { type PaintScene, type SceneStage, sky } from "./stage.ts";

/** Three layers of rooftops with lit windows, and a parapet to stand on. */
export const paintCity: PaintScene = (stage) => {
  const { width, height, ground, palette } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  return {
    lightX: 0.7,
    haze: 0.05,
    back:
      sky(stage, high, mix(high, low, 0.35), low) +
      glowCircle("halo", width * 0.72, ground * 0.34, height * 0.36, light, 0.7) +
      circle(width * 0.72, ground * 0.34, height * 0.1, light) +
      rooftops(stage, 0.62, mix(far, low, 0.5), mix(low, light, 0.35), 0.25) +
      rooftops(stage, 0.44, far, light, 0.5) +
      rooftops(stage, 0.26, mix(near, deep, 0.25), accent, 0.6) +
      rect(0, ground - 16, width, height, mix(near, deep, 0.45)) +
      rect(0, ground - 16, width, 9, lighten(near, 0.22)) +
      times(9, (index) =>
        rect(
          (index * width) / 9 + 6,
          ground + 10,
          width / 9 - 12,
          26,
          darken(near, 0.25),
          'opacity=".55" rx="3"',
        ),
      ),
  };
};

function rooftops(
  { width, ground, random }: SceneStage,
  rise: number,
  wall: string,
  window: string,
  lit: number,
): string {
  let drawn = "";
  let x = -10;
  while (x < width) {
    const span = 38 + random() * 44;
    const top = ground - ground * rise * (0.55 + random() * 0.45);
    drawn += rect(x, top, span, ground - top, wall);
    if (random() < 0.35) drawn += rect(x + span / 2 - 2, top - 26, 4, 26, wall);
    else if (random() < 0.4) drawn += rect(x + 8, top - 12, span * 0.4, 12, wall);
    for (let y = top + 12; y < ground - 30; y += 19) {
      for (let column = x + 8; column < x + span - 10; column += 14) {
        if (random() < lit * 0.62)
          drawn += rect(column, y, 7, 10, window, `opacity="${(0.5 + random() * 0.5).toFixed(2)}"`);
      }
    }
    x += span + 3;
  }
  return drawn;
}
