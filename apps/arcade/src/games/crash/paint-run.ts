import type { CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { multiplierText } from "./multiplier-text.ts";
import { fitPlot, marksBetween, type Plot, pointOn, smoothMultiplier } from "./plot.ts";
import type { CrashWorld } from "./worlds/world.ts";

/** A bet that has left the run, with the name to show. */
export type Exit = { name: string; afterMs: number; multiplierHundredths: number };

/** A moment of a run, `ms` after its start. */
type Moment = { ms: number; exits: readonly Exit[]; hasCrashed: boolean };

const STEPS = 90;

/** Paints scenery, axes, curve, the marks of those who left, and the craft. */
export function paintRun(
  pen: Pen,
  size: Size,
  world: CrashWorld,
  curve: CrashLayout["curve"],
  { ms, exits, hasCrashed }: Moment,
): void {
  const plot = fitPlot(size, curve, ms);
  world.paintScenery(pen, size, Math.log2(smoothMultiplier(curve, ms)));
  paintAxes(pen, plot, world);
  paintCurve(pen, plot, world, curve, ms);
  for (const exit of exits) paintExit(pen, plot, world, exit);
  const { x, y } = pointOn(plot, ms, smoothMultiplier(curve, ms));
  const before = pointOn(plot, ms - 200, smoothMultiplier(curve, ms - 200));
  pen.save();
  pen.translate(x, y - 8);
  const scale = size.width < 700 ? 0.66 : 1;
  pen.scale(scale, scale);
  if (hasCrashed) paintBurst(pen, world);
  else {
    pen.rotate(ms < 200 ? -0.1 : Math.max(-0.9, Math.atan2(y - before.y, x - before.x)));
    world.paintCraft(pen, ms);
  }
  pen.restore();
}

function paintAxes(pen: Pen, plot: Plot, world: CrashWorld): void {
  const { left, right, top, bottom, endMs, topMultiplier } = plot;
  pen.strokeStyle = world.axis;
  pen.fillStyle = world.axis;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(left, top - 10);
  pen.lineTo(left, bottom);
  pen.lineTo(right + 20, bottom);
  pen.stroke();
  pen.font = "600 13px system-ui, sans-serif";
  pen.textBaseline = "middle";
  pen.textAlign = "right";
  for (const mark of marksBetween(1, topMultiplier))
    pen.fillText(`${Number(mark.toFixed(2))}×`, left - 7, pointOn(plot, 0, mark).y);
  pen.textAlign = "center";
  for (const mark of marksBetween(0, endMs / 1_000))
    pen.fillText(`${mark} s`, pointOn(plot, mark * 1_000, 1).x, bottom + 15);
}

function paintCurve(pen: Pen, plot: Plot, world: CrashWorld, curve: CrashLayout["curve"], ms: number): void {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (ms * step) / STEPS;
    return pointOn(plot, at, smoothMultiplier(curve, at));
  });
  const trace = () => {
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
  };
  trace();
  const end = points.at(-1)?.x ?? plot.left;
  pen.lineTo(end, plot.bottom);
  pen.lineTo(plot.left, plot.bottom);
  pen.fillStyle = world.area;
  pen.fill();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  if (!world.isDashed) {
    trace();
    pen.strokeStyle = world.outline;
    pen.lineWidth = 10;
    pen.stroke();
  }
  trace();
  pen.strokeStyle = world.curve;
  pen.lineWidth = world.isDashed ? 3.5 : 5;
  pen.setLineDash(world.isDashed ? [10, 9] : []);
  pen.stroke();
  pen.setLineDash([]);
}

function paintExit(pen: Pen, plot: Plot, world: CrashWorld, exit: Exit): void {
  const { x, y } = pointOn(plot, exit.afterMs, exit.multiplierHundredths / 100);
  pen.fillStyle = "#ffffff";
  pen.strokeStyle = world.isDashed ? world.ink : world.outline;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x, y, 6, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  const text = `${exit.name} ${multiplierText(exit.multiplierHundredths)}×`;
  pen.font = "700 13px system-ui, sans-serif";
  pen.textAlign = "right";
  pen.textBaseline = "middle";
  const wide = pen.measureText(text).width + 18;
  if (x - wide - 12 < plot.left) return;
  pen.fillStyle = world.isDashed ? "#ffffff" : world.outline;
  pen.beginPath();
  pen.roundRect(x - wide - 10, y - 27, wide, 24, 12);
  pen.fill();
  pen.fillStyle = world.isDashed ? world.ink : "#ffffff";
  pen.fillText(text, x - 19, y - 15);
}

/** The craft is gone: rays and a puff in the world's colours. */
function paintBurst(pen: Pen, world: CrashWorld): void {
  pen.lineCap = "round";
  for (let ray = 0; ray < 12; ray += 1) {
    const turn = (ray / 12) * Math.PI * 2;
    const far = ray % 2 ? 34 : 50;
    pen.strokeStyle = ray % 2 ? "#ff6a3d" : world.isDashed ? world.ink : world.curve;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(Math.cos(turn) * 18, Math.sin(turn) * 18);
    pen.lineTo(Math.cos(turn) * far, Math.sin(turn) * far);
    pen.stroke();
  }
}
