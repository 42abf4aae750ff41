import { slope } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";
import { type PaintScenery, paintRaceSky, repeat } from "./scenery.ts";

/** A kitchen garden on a slope: fields and hedges in the distance, scarecrows and sheds, and furrows that run downhill. */
export const paintHillside: PaintScenery = (pen, view, palette) => {
  const { size, horizon, bottom, camera, lanes } = view;
  const sky = horizon - 46;
  paintRaceSky(pen, view, ["#6fb7dc", "#d6ecec", mix(palette.light, "#ffe9b8", 0.5)]);
  repeat(view, 300, 0.1, (x, index) => {
    pen.fillStyle = ["#c9d77e", "#a8c46a", "#e2cf7a", "#8fb35c"][Math.abs(index) % 4] ?? "#a8c46a";
    pen.beginPath();
    pen.ellipse(x, horizon + sky * 0.2, 260, sky * (0.5 + (Math.abs(index) % 2) * 0.12), 0.05, Math.PI, 0);
    pen.fill();
  });
  repeat(view, 520, 0.4, (x, index) => {
    if (index % 2 === 0) paintShed(pen, x, horizon, sky * 0.5, palette.high);
    else paintScarecrow(pen, x, horizon, sky * 0.55);
  });
  repeat(view, 46, 0.6, (x, index) => {
    pen.fillStyle = index % 2 === 0 ? "#3f7a37" : "#4d8c40";
    pen.beginPath();
    pen.ellipse(x, horizon, 30, sky * 0.14, 0, Math.PI, 0);
    pen.fill();
  });
  pen.fillStyle = slope(pen, horizon, size.height, ["#9a6a3c", "#7a4f2b", "#5f3b20"]);
  pen.fillRect(0, horizon, size.width, size.height - horizon);
  const lane = (bottom - horizon) / lanes;
  for (let furrow = 0; furrow < lanes; furrow += 1) {
    const y = horizon + lane * (furrow + 1);
    pen.fillStyle = "rgba(45, 24, 8, 0.32)";
    pen.fillRect(0, y - 5, size.width, 6);
    repeat({ ...view, camera: camera + furrow * 57 }, 150, 1, (x, index) => {
      pen.strokeStyle = index % 3 === 0 ? "#8fbf52" : "#5f9a3e";
      pen.lineWidth = 3;
      pen.lineCap = "round";
      for (const lean of [-6, 0, 6]) {
        pen.beginPath();
        pen.moveTo(x, y - 3);
        pen.lineTo(x + lean, y - 12);
        pen.stroke();
      }
    });
  }
};

function paintShed(
  pen: CanvasRenderingContext2D,
  x: number,
  foot: number,
  height: number,
  roof: string,
): void {
  pen.fillStyle = "#b98a5a";
  pen.fillRect(x, foot - height * 0.6, height, height * 0.6);
  pen.fillStyle = roof;
  pen.beginPath();
  pen.moveTo(x - 8, foot - height * 0.58);
  pen.lineTo(x + height / 2, foot - height);
  pen.lineTo(x + height + 8, foot - height * 0.58);
  pen.fill();
  pen.fillStyle = "#4a2f1a";
  pen.fillRect(x + height * 0.38, foot - height * 0.4, height * 0.24, height * 0.4);
}

function paintScarecrow(pen: CanvasRenderingContext2D, x: number, foot: number, height: number): void {
  pen.strokeStyle = "#6b4a2c";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.lineTo(x, foot - height * 0.8);
  pen.moveTo(x - height * 0.36, foot - height * 0.56);
  pen.lineTo(x + height * 0.36, foot - height * 0.56);
  pen.stroke();
  pen.fillStyle = "#4f6fa8";
  pen.fillRect(x - height * 0.16, foot - height * 0.62, height * 0.32, height * 0.36);
  pen.fillStyle = "#e8c78a";
  pen.beginPath();
  pen.arc(x, foot - height * 0.78, height * 0.12, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#3b2a1a";
  pen.fillRect(x - height * 0.2, foot - height * 0.9, height * 0.4, height * 0.05);
  pen.fillRect(x - height * 0.11, foot - height * 1.04, height * 0.22, height * 0.16);
}
