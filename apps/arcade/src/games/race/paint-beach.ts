import { slope } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";
import { type PaintScenery, paintLanes, paintRaceSky, repeat } from "./scenery.ts";

/** A beach: sea, sun, palms, parasols, and a striped awning over the upper edge of the sand. */
export const paintBeach: PaintScenery = (pen, view, palette) => {
  const { size, horizon } = view;
  const sky = horizon - 46;
  paintRaceSky(pen, view, ["#58b5e0", "#a8ddf0", mix(palette.light, "#fff3c9", 0.6)]);
  pen.fillStyle = "#ffe27a";
  pen.beginPath();
  pen.arc(size.width * 0.56, 46 + sky * 0.34, sky * 0.2, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = slope(pen, horizon - sky * 0.34, horizon, ["#2aa3b8", "#7fd6d2"]);
  pen.fillRect(0, horizon - sky * 0.34, size.width, sky * 0.34);
  pen.strokeStyle = "rgba(255, 255, 255, 0.5)";
  pen.lineWidth = 2;
  pen.beginPath();
  repeat(view, 130, 0, (x, index) => {
    const y = horizon - sky * (0.1 + (Math.abs(index) % 3) * 0.07);
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 20, y - 5, x + 40, y);
  });
  pen.stroke();
  const sand = mix(palette.near, "#f0c987", 0.72);
  pen.fillStyle = slope(pen, horizon, size.height, [
    mix(sand, "#ffffff", 0.32),
    sand,
    mix(sand, "#8a5a20", 0.2),
  ]);
  pen.fillRect(0, horizon, size.width, size.height - horizon);
  pen.fillStyle = "rgba(140, 90, 30, 0.16)";
  for (let grain = 0; grain < 260; grain += 1)
    pen.fillRect(
      (grain * 197.3) % size.width,
      horizon + ((grain * 61.7) % Math.max(1, size.height - horizon)),
      3,
      2,
    );
  paintLanes(pen, view, "rgba(255, 255, 255, 0.55)");
  repeat(view, 330, 0, (x, index) => {
    if (index % 2 === 0) paintPalm({ pen, x: x + 60, foot: horizon + 4, height: sky * 0.86 });
    else paintParasol({ pen, x: x + 90, foot: horizon + 2, height: sky * 0.5 }, palette.high);
  });
  const side = 46;
  for (let stripe = 0; stripe * side < size.width; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? "#d8343f" : "#fffaf0";
    pen.beginPath();
    pen.roundRect(stripe * side, horizon - 6, side, 14, [0, 0, 12, 12]);
    pen.fill();
  }
};

type Standing = { pen: CanvasRenderingContext2D; x: number; foot: number; height: number };

function paintPalm({ pen, x, foot, height }: Standing): void {
  pen.lineCap = "round";
  pen.strokeStyle = "#8a5f3c";
  pen.lineWidth = Math.max(4, height * 0.08);
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.quadraticCurveTo(x - 4, foot - height * 0.5, x + 10, foot - height * 0.8);
  pen.stroke();
  pen.strokeStyle = "#3f9a3f";
  pen.lineWidth = Math.max(4, height * 0.09);
  for (const [reach, fall] of [
    [-0.42, 0.02],
    [-0.3, -0.2],
    [0.3, -0.22],
    [0.44, 0],
    [0.06, -0.3],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x + 10, foot - height * 0.8);
    pen.quadraticCurveTo(
      x + 10 + height * reach * 0.6,
      foot - height * (0.9 - fall * 0.6),
      x + 10 + height * reach,
      foot - height * (0.72 - fall),
    );
    pen.stroke();
  }
}

function paintParasol({ pen, x, foot, height }: Standing, colour: string): void {
  pen.strokeStyle = "#6b4a2c";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.lineTo(x, foot - height);
  pen.stroke();
  for (let part = 0; part < 4; part += 1) {
    pen.fillStyle = part % 2 === 0 ? colour : "#fffaf0";
    pen.beginPath();
    pen.moveTo(x, foot - height);
    pen.arc(x, foot - height * 0.5, height * 0.5, Math.PI * (1 + part / 4), Math.PI * (1 + (part + 1) / 4));
    pen.fill();
  }
}
