import type { Palette } from "@bellwether/contract/content/index.ts";
import { vertical } from "../paint/gradient.ts";
import { rect } from "../paint/shape.ts";

/** The input of a scene; `ground` is the y at which standing things meet the floor. */
export type SceneStage = {
  width: number;
  height: number;
  ground: number;
  /** The x round which the symbols are grouped. */
  centre: number;
  palette: Palette;
  random: () => number;
};

/** The result of a scene: the layers behind and in front of the symbols, and where its light comes from. */
export type Painted = {
  back: string;
  front?: string;
  /** The light's horizontal position, from 0 at the left to 1 at the right. */
  lightX: number;
  /** How strongly the scene's air tints the symbols in it, 0 to 0.3. */
  haze?: number;
};

export type PaintScene = (stage: SceneStage) => Painted;

/** A background over the whole picture in two or three colours from top to bottom, the last at the ground. */
export function sky({ width, height, ground }: SceneStage, ...colours: string[]): string {
  const last = Math.min(1, ground / height);
  return (
    vertical(
      "sky",
      colours.map((colour, index) => [(index / (colours.length - 1)) * last, colour]),
    ) + rect(0, 0, width, height, "url(#sky)")
  );
}
