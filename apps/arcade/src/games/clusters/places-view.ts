import type { Position } from "@bellwether/contract/studio/events/grid.ts";
import { Container, Graphics, Text } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { pulse } from "../../player/ease.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { timesColours } from "../slots/times-colours.ts";
import { placeKey } from "./round-state.ts";

type PlacesParts = {
  clock: Clock;
  side: number;
  frame: BoardFrame;
  /** The text of a multiplier. */
  times(multiplier: number): string;
};

type Mark = { multiplier: number; ground: Graphics; badge: Container };

/** The marks of places: a light on the ground below the symbols, and the place's multiplier in a corner above them. */
export class PlacesView {
  readonly ground = new Container();
  readonly badges = new Container();
  readonly #parts: PlacesParts;
  readonly #marks = new Map<string, Mark>();

  constructor(parts: PlacesParts) {
    this.#parts = parts;
  }

  clear(): void {
    for (const { ground, badge } of this.#marks.values()) {
      ground.destroy();
      badge.destroy({ children: true });
    }
    this.#marks.clear();
  }

  /** Marks the places that have won for the first time. */
  async mark(positions: readonly Position[]): Promise<void> {
    const fresh = positions.filter((position) => !this.#marks.has(placeKey(position)));
    await this.#light(fresh.map((position) => this.#put(position, 1)));
  }

  /** Raises the multipliers of places. */
  async grow(places: readonly (Position & { multiplier: number })[]): Promise<void> {
    await this.#light(places.map((place) => this.#put(place, place.multiplier)));
  }

  /** Lets the multipliers of these places beat with the win that they multiply. `beat` is from 0 to 1. */
  beat(positions: readonly Position[], beat: number): void {
    for (const position of positions) {
      const mark = this.#marks.get(placeKey(position));
      if (mark && mark.multiplier > 1) mark.badge.scale.set(1 + beat * 0.35);
    }
  }

  async #light(marks: readonly Mark[]): Promise<void> {
    if (marks.length === 0) return;
    await this.#parts.clock.move(320, (share) => {
      for (const { ground, badge, multiplier } of marks) {
        ground.alpha = Math.min(1, share * 1.6);
        ground.scale.set(1 + pulse(share) * (multiplier > 1 ? 0.14 : 0.05));
        badge.scale.set(1 + pulse(share) * 0.6);
      }
    });
  }

  #put(position: Position, multiplier: number): Mark {
    const { side } = this.#parts;
    const key = placeKey(position);
    const before = this.#marks.get(key);
    before?.ground.destroy();
    before?.badge.destroy({ children: true });
    const mark = { multiplier, ground: this.#paintGround(multiplier), badge: this.#paintBadge(multiplier) };
    mark.ground.position.set((position.reel + 0.5) * side, (position.row + 0.5) * side);
    mark.badge.position.set((position.reel + 0.74) * side, (position.row + 0.82) * side);
    this.ground.addChild(mark.ground);
    this.badges.addChild(mark.badge);
    this.#marks.set(key, mark);
    return mark;
  }

  #paintGround(multiplier: number): Graphics {
    const { side } = this.#parts;
    const reach = side / 2 - 5;
    const tile = new Graphics().roundRect(-reach, -reach, reach * 2, reach * 2, side * 0.15);
    if (multiplier === 1)
      return tile
        .fill({ color: "#ffc94a", alpha: 0.3 })
        .stroke({ color: "#ffe39a", width: 5, alpha: 0.95, alignment: 1 });
    const [light, full] = timesColours(multiplier);
    return tile
      .fill({ color: full, alpha: 0.72 })
      .stroke({ color: light, width: 5, alpha: 0.95, alignment: 1 });
  }

  #paintBadge(multiplier: number): Container {
    const badge = new Container();
    if (multiplier === 1) return badge;
    const { side, frame, times } = this.#parts;
    const [light, , dark] = timesColours(multiplier);
    const text = new Text({
      text: times(multiplier),
      resolution: 2,
      anchor: 0.5,
      style: {
        fontFamily: frame.font,
        fontWeight: "800",
        fontSize: side * 0.23 * frame.fontScale,
        fill: "#ffffff",
      },
    });
    const [width, height] = [Math.max(side * 0.36, text.width + side * 0.12), side * 0.29];
    const pill = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, height / 2)
      .fill({ color: dark, alpha: 0.94 })
      .stroke({ color: light, width: 3 });
    badge.addChild(pill, text);
    return badge;
  }
}
