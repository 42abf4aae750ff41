import type { BonusWheel } from "@bellwether/games/mechanics/lines/bonus.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { brightness, mix } from "../../theme/palette.ts";
import type { WheelSegment } from "../show-wheel/paint-show-wheel.ts";
import { ShowWheel } from "../show-wheel/show-wheel.ts";
import styles from "./bonus-wheel-view.module.css";

const TURN_MS = 5_200;
const LOOK = { rim: ["#fff0b8", "#a9690a"], pegs: "#5d2f04", line: "#3a2106", hub: 0.24 } as const;
const GOLD = "#ffd257";

/** The pictures of a wheel: in its hub, and on its free spins. */
type WheelPictures = { hub: string; freeSpins: string };

/** The bonus wheel in the title's colours. Its free spins are golden and have the scatter's picture. */
export class BonusWheelView {
  readonly root: HTMLElement;
  readonly #wheel: ShowWheel;

  constructor(parts: GameParts, { segments }: BonusWheel, pictures: WheelPictures) {
    const { clock, sound, frame } = parts;
    this.#wheel = new ShowWheel({
      clock,
      sound,
      frame,
      look: LOOK,
      segments: paintedSegments(parts, segments, null),
      hub: pictures.hub,
    });
    this.root = element("div", { class: styles.wheel }, [this.#wheel.root]);
    void loadPicture(pictures.freeSpins).then((picture) =>
      this.#wheel.setSegments(paintedSegments(parts, segments, picture)),
    );
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
  picture: HTMLImageElement | null,
): WheelSegment[] {
  const highest = Math.max(...segments.map((segment) => ("prize" in segment ? segment.prize : 0)));
  const fills = [
    palette.near,
    mix(palette.deep, palette.near, 0.35),
    mix(palette.accent, palette.deep, 0.35),
  ];
  let placed = 0;
  return segments.map((segment) => {
    if ("spins" in segment) {
      const name = `${segment.spins} · ${t("times", { multiplier: segment.multiplier })}`;
      return { text: String(segment.spins), picture, name, fill: GOLD, ink: "#3a1d02" };
    }
    placed += 1;
    const fill = segment.prize === highest ? "#c2183c" : (fills[placed % fills.length] ?? palette.near);
    const ink = brightness(fill) > 0.3 ? "#1a0d26" : "#ffffff";
    return { text: t("times", { multiplier: segment.prize }), fill, ink };
  });
}
