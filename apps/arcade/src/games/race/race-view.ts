import type { RaceCourse, RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { EventPicture } from "../slip/event-picture.ts";
import { paintCourse } from "./paint-course.ts";
import { paintHorse } from "./paint-horse.ts";
import { paintTurtle } from "./paint-turtle.ts";
import { paintVegetable } from "./paint-vegetable.ts";
import { planRace, type RacePlan } from "./race-plan.ts";
import type { CourseView } from "./scenery.ts";
import { silkOf } from "./silks.ts";

type CourseLook = {
  paintRunner(pen: Pen, runner: number, silk: string, stride: number): void;
  /** The length of the course in widths of the stage. The camera follows the first runner on a course that is longer than the stage. */
  widths: number;
  /** Strides in the whole race. */
  strides: number;
};

const looks: Record<RaceCourse, CourseLook> = {
  horses: { paintRunner: paintHorse, widths: 4.2, strides: 58 },
  turtles: { paintRunner: paintTurtle, widths: 0.78, strides: 30 },
  vegetables: { paintRunner: paintVegetable, widths: 3, strides: 13 },
};

/** The duration of the race on the screen. */
export const RUN_MS = 25_000;
/** The height of the bar over the stage, in CSS pixels. */
const TOP = 46;
/** The start line, in widths of the stage and at least in CSS pixels. */
const START = 0.09;
const MIN_START = 78;
/** Where the camera holds the first runner, and where the finish line comes to stand, in widths of the stage. */
const LEADER = 0.66;
const FINISH = 0.8;

type RaceViewParts = { palette: GamePalette; clock: Clock; layout: Pick<RaceLayout, "course" | "runners"> };

/** The race on the stage. Before the draw the runners stand at the start. */
export class RaceView {
  readonly #parts: RaceViewParts;
  readonly #look: CourseLook;
  readonly #event: EventPicture;
  #plan: RacePlan | undefined;

  constructor(board: Board, parts: RaceViewParts) {
    this.#parts = parts;
    this.#look = looks[parts.layout.course];
    this.#event = new EventPicture(board, {
      clock: parts.clock,
      wholeMs: RUN_MS,
      paint: (pen, size, time) => this.#paint(pen, size, time),
    });
  }

  /** Shows the runners at the start. */
  stand(): void {
    this.#plan = undefined;
    this.#event.stand();
  }

  /** Runs the race so that it ends after `ms`. `passed` is called with each new time, from 0 to 1. */
  async run(
    { order, picture }: { order: readonly number[]; picture: number },
    ms: number,
    passed: (plan: RacePlan, time: number) => void,
  ): Promise<void> {
    const plan = planRace(order, picture);
    this.#plan = plan;
    await this.#event.show(ms, (time) => passed(plan, time));
  }

  #paint(pen: Pen, size: Size, time: number): void {
    const { layout, palette } = this.#parts;
    const { widths, strides, paintRunner } = this.#look;
    const runners = layout.runners.map((_, index) => index + 1);
    const isStrip = size.height < 160;
    const horizon = TOP + (size.height - TOP) * (isStrip ? 0.24 : 0.36);
    const bottom = size.height - (isStrip ? 6 : size.width < 700 ? 58 : 18);
    const length = size.width * widths;
    const start = Math.max(MIN_START, size.width * START);
    const placeOf = (runner: number) => this.#plan?.placeOf(runner, time) ?? 0;
    const first = Math.max(...runners.map(placeOf));
    const most = Math.max(0, start + length - size.width * FINISH);
    const camera = Math.min(most, Math.max(0, start + first * length - size.width * LEADER));
    const view: CourseView = {
      ...{ size, horizon, bottom, camera },
      finish: start + length - camera,
      lanes: runners.length,
    };
    pen.clearRect(0, 0, size.width, size.height);
    paintCourse(pen, layout.course, view, palette);
    const lane = (bottom - horizon) / runners.length;
    const unit = Math.min(104, Math.max(28, lane * 2.7)) / 100;
    for (const runner of runners) {
      const place = placeOf(runner);
      const x = start + place * length - camera - 52 * unit;
      const y = horizon + lane * (runner - 0.12);
      pen.fillStyle = "rgba(20, 14, 4, 0.26)";
      pen.beginPath();
      pen.ellipse(x, y, 46 * unit, 6 * unit, 0, 0, Math.PI * 2);
      pen.fill();
      pen.save();
      pen.translate(x, y);
      pen.scale(unit, unit);
      paintRunner(pen, runner, silkOf(runner), place * strides + runner * 0.37);
      pen.restore();
      paintNumber(pen, runner, x - 60 * unit, y - 34 * unit, Math.max(8, 15 * unit));
    }
  }
}

function paintNumber(pen: Pen, runner: number, x: number, y: number, radius: number): void {
  pen.fillStyle = silkOf(runner);
  pen.strokeStyle = "#ffffff";
  pen.lineWidth = Math.max(1.5, radius * 0.16);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#ffffff";
  pen.font = `800 ${Math.round(radius * 1.25)}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(runner), x, y + radius * 0.06);
}
