import { fillDisc, glow, slope } from "../../../stage/pen.ts";
import { fillPolygon, type PaintWorld, scattered } from "./world.ts";

const STRIPES = 17;

/** Inside a big top: stripes that hang from the middle, bunting with bulbs, and the ring with its sawdust. */
export const paintBigTop: PaintWorld = (pen, { width, height }) => {
  pen.fillStyle = "#6d0c4a";
  pen.fillRect(0, 0, width, height);
  const top = { x: width / 2, y: -height * 0.5 };
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    const [from, to] = [stripe / STRIPES, (stripe + 1) / STRIPES].map(
      (share) => (share - 0.5) * width * 1.9 + width / 2,
    ) as [number, number];
    fillPolygon(
      pen,
      [
        [top.x, top.y],
        [from, height],
        [to, height],
      ],
      stripe % 2 === 0
        ? slope(pen, 0, height, ["#ffdf9e", "#ffc0c9", "#c65a86"])
        : slope(pen, 0, height, ["#e3247c", "#b3125f", "#65083f"]),
    );
  }
  pen.fillStyle = glow(pen, width / 2, height * 0.5, height * 1.1, [
    "rgba(255, 245, 200, 0.38)",
    "rgba(120, 10, 80, 0.1)",
    "rgba(50, 0, 40, 0.55)",
  ]);
  pen.fillRect(0, 0, width, height);
  for (let crowd = 0; crowd * 26 < width + 26; crowd += 1)
    for (const row of [0, 1]) {
      const x = crowd * 26 + row * 13;
      const y = height * (0.86 + row * 0.05) - scattered(crowd + row * 99) * 10;
      fillDisc(pen, x, y, 12, row === 0 ? "#4a0a3a" : "#380629");
    }
  pen.fillStyle = slope(pen, height * 0.9, height, ["#d99a4e", "#8f5a24"]);
  pen.beginPath();
  pen.ellipse(width / 2, height * 1.06, width * 0.62, height * 0.17, 0, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = "#fff1c9";
  pen.lineWidth = 6;
  pen.stroke();
  const swags = Math.max(4, Math.round(width / 190));
  for (let swag = 0; swag < swags; swag += 1)
    paintSwag(pen, (swag / swags) * width, width / swags, Math.max(52, height * 0.13), swag);
};

function paintSwag(pen: CanvasRenderingContext2D, x: number, wide: number, y: number, swag: number): void {
  const flags = ["#ffd23f", "#1fd1b2", "#ff6a3d", "#8355e8"];
  for (let place = 0; place <= 6; place += 1) {
    const share = place / 6;
    const at = { x: x + share * wide, y: y + Math.sin(share * Math.PI) * 22 };
    if (place < 6)
      fillPolygon(
        pen,
        [
          [at.x + 3, at.y],
          [at.x + wide / 6 - 3, y + Math.sin((share + 1 / 6) * Math.PI) * 22],
          [at.x + wide / 12, at.y + 26],
        ],
        flags[(place + swag) % flags.length] ?? "#ffd23f",
      );
    fillDisc(pen, at.x, at.y, 4.5, "#fff6c4");
  }
}
