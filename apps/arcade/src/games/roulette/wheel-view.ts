import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { linear } from "../../player/ease.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import { isUpright, type Rect, type Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { pocketAngle, spinPicture } from "./ball-path.ts";
import { restingWheel, spinningWheel } from "./lay-out-table.ts";
import { WHEEL_SIDE } from "./paint-wheel.ts";
import { WheelPicture } from "./wheel-picture.ts";

/** The duration of a spin for each pace. */
const SPIN_MS = { usual: 5200, quick: 2600 };
const MOVE_MS = 280;
const DISC = 260;
const DISC_COLOURS = { red: "#c1202c", black: "#17141c", green: "#0f7a41" };

/** Whether the wheel is in front of the table, on an upright phone. */
type Spinning = { isForward: boolean };

/** The wheel on the canvas. On an upright phone it moves to the front for the spin and back for the bets. The phone may be turned meanwhile. */
export class WheelView {
  readonly coins: CoinFountain;
  readonly #parts: GameParts;
  readonly stage: Stage;
  readonly #wheel: readonly number[];
  readonly #spinMs: number;
  readonly #picture: WheelPicture;
  readonly #spinning: Spinning;
  #angle = 0.3;

  static async create(parts: GameParts, layout: RouletteLayout): Promise<WheelView> {
    const spinning = { isForward: false };
    const stage = await createStage(parts.board, parts.screen, {
      fit: () => ({ width: WHEEL_SIDE, height: WHEEL_SIDE }),
      pictures: false,
      place: (board) => wheelRect(board, spinning),
    });
    return new WheelView(parts, layout, stage, spinning);
  }

  private constructor(parts: GameParts, layout: RouletteLayout, stage: Stage, spinning: Spinning) {
    this.#parts = parts;
    this.#spinning = spinning;
    this.stage = stage;
    this.#wheel = layout.wheel;
    this.#spinMs = SPIN_MS[layout.pace ?? "usual"];
    this.#picture = new WheelPicture(stage, layout, parts.frame);
    stage.field.addChild(this.#picture.view);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#show(0, 1);
    stage.draw();
  }

  /** Animates the whole spin; the ball ends in the drawn pocket. */
  async spin(pocket: number): Promise<void> {
    const { clock, sound } = this.#parts;
    await this.#move(true);
    const from = this.#angle;
    const angle = pocketAngle(this.#wheel, pocket);
    let lastTick = 0;
    await clock.move(
      this.#spinMs,
      (share) => {
        this.#angle = from;
        this.#show(angle, share);
        const tick = Math.floor((1 - (1 - share) ** 2) * 46);
        if (tick !== lastTick && share < 0.84) sound.play(share > 0.5 ? "bounce" : "roll");
        lastTick = tick;
      },
      linear,
    );
    this.#angle = spinPicture(from, angle, 1).wheel % (Math.PI * 2);
    sound.play("stop");
    await clock.read(700);
  }

  /** The ball's pocket as a disc that can be lifted in the middle of the board. */
  winner(pocket: number, color: "red" | "black" | "green"): Winner {
    const { x, y, width, height } = this.stage.room();
    const texture = this.stage.paint(DISC, DISC, (pen) => paintDisc(pen, pocket, color, this.#parts.frame));
    return { texture, x: width / 2 - x, y: height / 2 - y, side: Math.min(width, height) * 0.3 };
  }

  /** Moves the wheel back to its place beside or above the table. */
  async rest(): Promise<void> {
    await this.#move(false);
  }

  #show(pocketAt: number, share: number): void {
    this.#picture.show(spinPicture(this.#angle, pocketAt, share));
  }

  async #move(isForward: boolean): Promise<void> {
    const { board, clock } = this.#parts;
    this.#spinning.isForward = isForward;
    board.section.dataset.wheel = isForward ? "forward" : "back";
    if (!isUpright(board.section.getBoundingClientRect())) return;
    const { field } = this.stage;
    const from: Rect = { x: field.x, y: field.y, width: field.scale.x * WHEEL_SIDE, height: 0 };
    await clock.move(MOVE_MS, (share) => {
      const to = wheelRect(board.section.getBoundingClientRect(), this.#spinning);
      field.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      field.scale.set((from.width + (to.width - from.width) * share) / WHEEL_SIDE);
    });
  }
}

const wheelRect = (board: Size, { isForward }: Spinning): Rect =>
  isForward && isUpright(board) ? spinningWheel(board) : restingWheel(board);

function paintDisc(pen: Pen, pocket: number, color: keyof typeof DISC_COLOURS, frame: BoardFrame): void {
  pen.beginPath();
  pen.arc(DISC / 2, DISC / 2, DISC * 0.42, 0, Math.PI * 2);
  pen.fillStyle = DISC_COLOURS[color];
  pen.fill();
  pen.lineWidth = 8;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
  pen.fillStyle = "#ffffff";
  pen.font = headFont(frame, DISC * 0.4);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(pocket), DISC / 2, DISC * 0.52);
}
