import type { WheelLayout } from "@bellwether/games/mechanics/wheel/wire.ts";
import { Sprite } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { linear } from "../../player/ease.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { paintName } from "../quick/paint-landscape.ts";
import { BoardScene, type Label } from "../quick/scene.ts";
import { layOutWheel, type WheelPlaces } from "./lay-out-wheel.ts";
import { POINTER, paintPointer, paintTent, paintWheel, WHEEL_RADIUS } from "./paint-wheel.ts";
import { segmentAt, spinProgress, turnTo, wheelPrizesOf } from "./turn.ts";

type RiskWheel = WheelLayout["wheels"][number];

const SPIN_MS = 3_600;
/** When a pin passes, the pointer leans by `LEAN` radians and is upright again after `LEAN_MS`. Ticks are at least half of that time apart. */
const LEAN_MS = 130;
const LEAN = 0.42;

/** The chosen wheel with its pointer, and the list of its prizes. */
export class WheelView {
  readonly scene: BoardScene;
  readonly #parts: GameParts;
  readonly #figure: HTMLImageElement | null;
  readonly #wheel = new Sprite();
  readonly #pointer: Sprite;
  #chosen: RiskWheel;
  #angle = 0;
  #won: number | undefined;

  static async create(parts: GameParts, wheel: RiskWheel): Promise<WheelView> {
    const hero = parts.card.slotSymbols.at(-1);
    const figure = hero ? await loadPicture(parts.art.symbol(hero)) : null;
    const scene = await BoardScene.create(parts, (pen, size) => {
      const unit = parts.board.section.getBoundingClientRect().width / size.width;
      paintTent(pen, size, layOutWheel(size, unit, 1).centre, parts.palette);
      paintName(pen, size, parts, document.title);
    });
    return new WheelView(parts, scene, wheel, figure);
  }

  private constructor(
    parts: GameParts,
    scene: BoardScene,
    wheel: RiskWheel,
    figure: HTMLImageElement | null,
  ) {
    this.#parts = parts;
    this.scene = scene;
    this.#chosen = wheel;
    this.#figure = figure;
    this.#wheel.anchor.set(0.5);
    const { stage } = scene;
    this.#pointer = new Sprite({
      texture: stage.paint(POINTER.width, POINTER.height, (pen) => paintPointer(pen, parts)),
      anchor: { x: 0.5, y: 0.2 },
    });
    stage.field.addChild(this.#wheel, this.#pointer);
    scene.onReshape(() => this.#place());
    this.choose(wheel);
  }

  /** Shows another wheel. */
  choose(wheel: RiskWheel): void {
    const { t } = this.#parts;
    this.#chosen = wheel;
    this.#won = undefined;
    const segments = wheel.segmentsHundredths.map((multiplierHundredths) => ({
      multiplierHundredths,
      text: t("times", { multiplier: multiplierHundredths / 100 }),
    }));
    const old = this.#wheel.texture;
    const side = WHEEL_RADIUS * 2.12;
    this.#wheel.texture = this.scene.stage.paint(side, side, (pen) => {
      pen.translate(side / 2, side / 2);
      paintWheel(pen, segments, this.#figure, this.#parts);
    });
    if (old.width > 1) old.destroy(true);
    this.#place();
  }

  /** Spins until this segment is under the pointer. */
  async spin(segment: number): Promise<void> {
    const { clock, sound } = this.#parts;
    const count = this.#chosen.segmentsHundredths.length;
    this.#won = undefined;
    this.#label();
    const from = this.#angle;
    const way = turnTo(from, segment, count);
    let passed = segmentAt(from, count);
    let tickedMs = Number.NEGATIVE_INFINITY;
    await clock.move(
      SPIN_MS,
      (share) => {
        this.#turn(from + way * spinProgress(share));
        const under = segmentAt(this.#angle, count);
        const now = clock.now();
        if (under !== passed && now - tickedMs > LEAN_MS / 2) {
          sound.play("tick");
          tickedMs = now;
        }
        passed = under;
        const lean = Math.max(0, 1 - (now - tickedMs) / LEAN_MS);
        this.#pointer.rotation = share < 1 ? -LEAN * lean : 0;
      },
      linear,
    );
    this.#angle %= Math.PI * 2;
    sound.play("stop");
    this.#won = this.#chosen.segmentsHundredths[segment];
    this.#label();
  }

  /** The wheel with its figure. The celebration of a large win lifts it. */
  winners(): Winner[] {
    const { centre, radius } = this.#places;
    return [{ texture: this.#wheel.texture, ...centre, side: radius }];
  }

  get #places(): WheelPlaces {
    const prizes = wheelPrizesOf(this.#chosen.segmentsHundredths).length;
    return layOutWheel(this.scene.size, this.scene.stage.unit(), prizes);
  }

  #turn(angle: number): void {
    this.#angle = angle;
    this.#wheel.rotation = angle;
  }

  #place(): void {
    const { centre, radius } = this.#places;
    this.#wheel.position.set(centre.x, centre.y);
    this.#wheel.scale.set(radius / WHEEL_RADIUS);
    this.#turn(this.#angle);
    this.#pointer.scale.set((radius / WHEEL_RADIUS) * 1.15);
    this.#pointer.position.set(centre.x, centre.y - radius * 0.98);
    this.#label();
    this.scene.stage.draw();
  }

  #label(): void {
    const { t } = this.#parts;
    const { prizes, note } = this.#places;
    const { segmentsHundredths } = this.#chosen;
    const all = segmentsHundredths.length;
    const labels = wheelPrizesOf(segmentsHundredths).flatMap(
      ({ multiplierHundredths, count }, index): Label[] => {
        const place = prizes[index];
        if (!place) return [];
        const text = `${t("times", { multiplier: multiplierHundredths / 100 })} · ${count}/${all}`;
        const isWon = multiplierHundredths === this.#won && multiplierHundredths > 0;
        return [
          {
            ...place,
            text,
            look: "pill",
            mood: isWon ? "good" : multiplierHundredths === 0 ? "poor" : undefined,
          },
        ];
      },
    );
    if (note && segmentsHundredths.includes(0))
      labels.push({ ...note, text: t("grey_segments"), look: "plain" });
    this.scene.label(labels);
  }
}
