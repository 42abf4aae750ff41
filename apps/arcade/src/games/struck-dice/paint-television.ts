import type { Rect } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";

/** The parts of the set: its body, its screen, and the tip of the aerial. */
export type Television = { body: Rect; screen: Rect; tip: { x: number; y: number } };

/** The old set in a room of the stage. The aerial takes the upper part. */
export function layOutTelevision({ x, y, width, height }: Rect): Television {
  const aerial = height * 0.2;
  const tall = height - aerial;
  const wide = Math.min(width, tall * 1.75);
  const body = { x: x + (width - wide) / 2, y: y + aerial, width: wide, height: tall };
  const inset = tall * 0.09;
  const screen = {
    x: body.x + inset,
    y: body.y + inset,
    width: wide * 0.78 - inset,
    height: tall - inset * 2,
  };
  return { body, screen, tip: { x: body.x + wide * 0.62, y: y + 6 } };
}

/** Paints the set. `flash` from 0 to 1 is the light of a strike, `noise` from 0 to 1 the snow on the screen. */
export function paintTelevision(
  pen: Pen,
  { body, screen, tip }: Television,
  flash: number,
  noise: number,
  time: number,
): void {
  const foot = { x: body.x + body.width * 0.44, y: body.y };
  pen.strokeStyle = flash > 0 ? "#fff4b0" : "#b9b3c9";
  pen.lineWidth = 4;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(foot.x, foot.y);
  pen.lineTo(tip.x, tip.y);
  pen.moveTo(foot.x, foot.y);
  pen.lineTo(body.x + body.width * 0.2, tip.y + body.height * 0.1);
  pen.stroke();
  slab(pen, foot.x - 18, foot.y - 9, 36, 12, 6, "#5a5166");
  shadowed(pen, "rgba(0, 0, 0, 0.6)", 18, 10, () =>
    slab(
      pen,
      body.x,
      body.y,
      body.width,
      body.height,
      body.height * 0.1,
      slope(pen, body.y, body.y + body.height, ["#a8703c", "#7b4b23", "#4d2c12"]),
    ),
  );
  edge(
    pen,
    body.x + 4,
    body.y + 4,
    body.width - 8,
    body.height - 8,
    body.height * 0.09,
    "rgba(255, 220, 160, 0.4)",
    2,
  );
  slab(
    pen,
    screen.x - 8,
    screen.y - 8,
    screen.width + 16,
    screen.height + 16,
    screen.height * 0.16,
    "#1a1420",
  );
  slab(
    pen,
    screen.x,
    screen.y,
    screen.width,
    screen.height,
    screen.height * 0.13,
    glow(pen, screen.x + screen.width / 2, screen.y + screen.height / 2, screen.width * 0.7, [
      "#5d6fae",
      "#323c72",
      "#1a1f44",
    ]),
  );
  if (noise > 0) paintNoise(pen, screen, noise, time);
  paintKnobs(pen, body, screen);
}

/** Snow that moves with the time, without a memory: the same time has the same snow. */
function paintNoise(pen: Pen, { x, y, width, height }: Rect, noise: number, time: number): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, height * 0.13);
  pen.clip();
  let state = 1 + Math.floor(time * 900) * 7_919;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let dot = 0; dot < 260; dot += 1) {
    pen.fillStyle = `rgba(235, 240, 255, ${(0.15 + next() * 0.5) * noise})`;
    pen.fillRect(x + next() * width, y + next() * height, 2 + next() * 9, 2);
  }
  pen.restore();
}

function paintKnobs(pen: Pen, body: Rect, screen: Rect): void {
  const x = (screen.x + screen.width + 8 + body.x + body.width) / 2;
  const radius = Math.min(body.width * 0.055, body.height * 0.09);
  for (const share of [0.2, 0.44]) {
    const y = body.y + body.height * share;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fillStyle = glow(pen, x - radius * 0.3, y - radius * 0.4, radius * 1.4, [
      "#f5e3b4",
      "#b98e48",
      "#5f4218",
    ]);
    pen.fill();
    slab(pen, x - 2, y - radius * 0.9, 4, radius * 0.9, 2, "#3a260c");
  }
  for (let line = 0; line < 6; line += 1)
    slab(
      pen,
      x - radius,
      body.y + body.height * (0.64 + line * 0.05),
      radius * 2,
      3,
      1.5,
      "rgba(30, 16, 6, 0.8)",
    );
}

/** A bolt from the roof to the tip of the aerial. */
export function paintBolt(
  pen: Pen,
  { x, y }: { x: number; y: number },
  top: number,
  strength: number,
  seed: number,
): void {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const sway = step === 0 || step === steps ? 0 : (((seed + step) * 61) % 60) - 30;
    return { x: x + (1 - step / steps) * ((seed % 3) - 1) * 60 + sway, y: top + ((y - top) * step) / steps };
  });
  for (const [width, colour] of [
    [14, `rgba(150, 160, 255, ${0.35 * strength})`],
    [4, `rgba(255, 250, 210, ${strength})`],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineJoin = "round";
    pen.beginPath();
    for (const point of points) pen.lineTo(point.x, point.y);
    pen.stroke();
  }
}
