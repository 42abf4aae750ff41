import type { BonusWheel } from "@bellwether/games/mechanics/lines/bonus.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { brightness, mix } from "../../theme/palette.ts";
import type { WheelSegment } from "../show-wheel/paint-show-wheel.ts";
import { ShowWheel } from "../show-wheel/show-wheel.ts";
import styles from "./bonus-wheel-view.module.css";

const TURN_MS = 5_200;
const LOOK = { rim: ["#fff0b8", "#a9690a"], pegs: "#5d2f04", line: "#3a2106", hub: 0.26 } as const;
const GOLD = "#ffd257";

/** The bonus wheel in the title's colours, with a picture in its hub. Its free spins are golden, its highest prize is red. */
export class BonusWheelView {
  readonly root: HTMLElement;
  readonly #wheel: ShowWheel;

  constructor(parts: GameParts, { segments }: BonusWheel, hub: string) {
    const { clock, sound, frame } = parts;
    this.#wheel = new ShowWheel({
      clock,
      sound,
      frame,
      look: LOOK,
      segments: paintedSegments(parts, segments),
      hub,
    });
    this.root = element("div", { class: styles.wheel }, [this.#wheel.root]);
    this.#wheel.stand(0);
  }

  /** Turns until the segment is at the pointer. */
  async turn(segment: number): Promise<void> {
    await this.#wheel.spin(segment, TURN_MS);
    this.root.dataset.stopped = "true";
  }
}

function paintedSegments(
  { palette, t }: Pick<GameParts, "palette" | "t">,
  segments: BonusWheel["segments"],
): WheelSegment[] {
  const highest = Math.max(...segments.map((segment) => ("prize" in segment ? segment.prize : 0)));
  const fills = [palette.near, mix(palette.deep, palette.near, 0.35), mix(palette.near, palette.light, 0.3)];
  let placed = 0;
  return segments.map((segment) => {
    if ("spins" in segment) {
      const times = segment.multiplier > 1 ? ` ${t("times", { multiplier: segment.multiplier })}` : "";
      return { text: String(segment.spins), name: t("scatter") + times, fill: GOLD, ink: "#3a1d02" };
    }
    placed += 1;
    const fill = segment.prize === highest ? "#c2183c" : (fills[placed % fills.length] ?? palette.near);
    const ink = brightness(fill) > 0.3 ? "#1a0d26" : "#ffffff";
    return { text: t("times", { multiplier: segment.prize }), fill, ink };
  });
}
