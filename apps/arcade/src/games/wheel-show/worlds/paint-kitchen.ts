import { fillDisc, glow, slab, slope } from "../../../stage/pen.ts";
import { type PaintWorld, scattered } from "./world.ts";

/** A canteen kitchen with a railway: warm tiles, pans on a rail, a shelf, a track along the floor, and steam. */
export const paintShowKitchen: PaintWorld = (pen, { width, height }) => {
  pen.fillStyle = slope(pen, 0, height, ["#7a3b14", "#c9741f", "#f2a93b"]);
  pen.fillRect(0, 0, width, height);
  const tile = Math.max(24, height / 12);
  for (let row = 0; row * tile < height * 0.82; row += 1)
    for (let column = -1; column * tile * 1.6 < width; column += 1) {
      const x = column * tile * 1.6 + (row % 2) * tile * 0.8;
      const shade = scattered(row * 57 + column);
      slab(
        pen,
        x + 1.5,
        row * tile + 1.5,
        tile * 1.6 - 3,
        tile - 3,
        4,
        `rgba(255, 226, 160, ${0.06 + shade * 0.12})`,
      );
    }
  const rail = Math.max(56, height * 0.17);
  pen.fillStyle = "#3b2415";
  pen.fillRect(0, rail, width, 6);
  for (let pan = 0; pan * 118 < width; pan += 1) {
    const x = pan * 118 + 40;
    const size = 20 + scattered(pan) * 14;
    pen.strokeStyle = "#2a1a10";
    pen.lineWidth = 4;
    pen.beginPath();
    pen.moveTo(x, rail);
    pen.lineTo(x, rail + size * 1.3);
    pen.stroke();
    fillDisc(
      pen,
      x,
      rail + size * 2,
      size,
      slope(
        pen,
        rail + size,
        rail + size * 3,
        pan % 2 === 0 ? ["#e08a4a", "#8f4a1e"] : ["#7d8794", "#3a414b"],
      ),
    );
    fillDisc(pen, x, rail + size * 2, size * 0.7, "rgba(20, 10, 4, 0.28)");
  }
  const floor = height * 0.84;
  pen.fillStyle = slope(pen, floor, height, ["#5a3018", "#2e180b"]);
  pen.fillRect(0, floor, width, height - floor);
  for (let sleeper = 0; sleeper * 44 < width + 44; sleeper += 1)
    slab(pen, sleeper * 44 - 10, floor + (height - floor) * 0.36, 26, (height - floor) * 0.5, 3, "#7c4a26");
  for (const share of [0.42, 0.72]) {
    pen.fillStyle = "#c9d0d8";
    pen.fillRect(0, floor + (height - floor) * share, width, 4);
  }
  for (let puff = 0; puff < 26; puff += 1) {
    const x = scattered(puff + 3) * width;
    const y = height * (0.55 + scattered(puff + 40) * 0.4);
    const radius = height * (0.05 + scattered(puff + 80) * 0.09);
    fillDisc(
      pen,
      x,
      y,
      radius,
      glow(pen, x, y, radius, ["rgba(255, 250, 240, 0.3)", "rgba(255, 250, 240, 0)"]),
    );
  }
};
