import type { Size } from "../stage/lay-out-board.ts";
import { glow, type Pen, slab, slope } from "../stage/pen.ts";
import type { GamePalette } from "../theme/palette.ts";

/** A moment of the show: the bell's swing from -1 to 1, the drum's turn in radians, and how far the ball has rolled, from 0 to 1. */
export type ShowMoment = {
  bell: number;
  turn: number;
  ballIn: number;
  texts: readonly string[];
  look: "balls" | "tickets";
};

const BRASS = ["#fff0b8", "#fbc94a", "#c98a12"] as const;
const WOOD = ["#a8602c", "#7d4219"] as const;
const BALL_TONES = ["#fffdf4", "#fbc94a", "#e8574b", "#5b7fe0"] as const;
/** The balls that can be seen in the drum. */
const SEEN = 34;

/** Paints the square at dusk with the bell on its beam and the drum. The mascot and the rail are in front of it. */
export function paintShow(pen: Pen, size: Size, palette: GamePalette, moment: ShowMoment): void {
  const isNarrow = size.width < 700;
  paintDusk(pen, size, palette);
  const floor = size.height * (isNarrow ? 0.66 : 0.74);
  paintHouses(pen, size, floor);
  const unit = Math.min(size.height * 0.74, size.width * (isNarrow ? 0.56 : 0.36));
  const bell = {
    x: size.width * (isNarrow ? 0.4 : 0.415),
    y: isNarrow ? size.height * 0.13 : size.height * 0.06,
  };
  paintBell(pen, bell.x, bell.y, unit * 0.34, moment.bell);
  const radius = unit * (isNarrow ? 0.3 : 0.33);
  paintDrum(
    pen,
    size.width * (isNarrow ? 0.76 : 0.67),
    floor - radius * (isNarrow ? 1.5 : 1.62),
    radius,
    moment,
  );
}

function paintDusk(pen: Pen, { width, height }: Size, palette: GamePalette): void {
  pen.fillStyle = slope(pen, 0, height, ["#11143c", "#262a63", "#4b3560"]);
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 0.5;
  pen.fillStyle = glow(pen, width * 0.55, height * 0.78, width * 0.5, [palette.near, "#00000000"]);
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 1;
  for (let star = 0; star < 60; star += 1) {
    const [x, y] = [((star * 197) % 1000) / 1000, ((star * 331) % 1000) / 1000];
    pen.globalAlpha = 0.25 + ((star * 53) % 60) / 100;
    pen.fillStyle = "#fff6d8";
    pen.beginPath();
    pen.arc(x * width, y * height * 0.5, star % 7 === 0 ? 1.8 : 1, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
  // A string of lamps along the top.
  const step = Math.max(28, width / 40);
  for (let x = step / 2; x < width; x += step) {
    pen.fillStyle = "#fff2b8";
    pen.beginPath();
    pen.arc(x, 10 + Math.sin((x / width) * Math.PI * 6) * 3, 3.4, 0, Math.PI * 2);
    pen.fill();
  }
}

function paintHouses(pen: Pen, { width, height }: Size, floor: number): void {
  const houses = [0.0, 0.1, 0.2, 0.31, 0.62, 0.74, 0.85, 0.94];
  for (const [index, at] of houses.entries()) {
    const wide = width * (0.1 + ((index * 37) % 5) / 100);
    const high = height * (0.14 + ((index * 53) % 9) / 70);
    const [x, y] = [at * width, floor - high];
    pen.fillStyle = index % 2 === 0 ? "#1c2052" : "#232761";
    pen.beginPath();
    pen.moveTo(x, floor);
    pen.lineTo(x, y + wide * 0.2);
    pen.lineTo(x + wide / 2, y - wide * 0.12);
    pen.lineTo(x + wide, y + wide * 0.2);
    pen.lineTo(x + wide, floor);
    pen.fill();
    if (index % 3 !== 1) slab(pen, x + wide * 0.3, y + wide * 0.34, wide * 0.12, wide * 0.17, 2, "#f4c04f");
    if (index % 4 !== 2) slab(pen, x + wide * 0.58, y + wide * 0.34, wide * 0.12, wide * 0.17, 2, "#f4c04f");
  }
  pen.fillStyle = slope(pen, floor, height, ["#161a45", "#0d1033"]);
  pen.fillRect(0, floor, width, height - floor);
}

/** The bell hangs from a beam and swings around its top. */
function paintBell(pen: Pen, x: number, top: number, size: number, swing: number): void {
  slab(pen, x - size * 0.08, top - size, size * 0.16, size, 3, slope(pen, x - 9, x + 9, WOOD, true));
  slab(
    pen,
    x - size * 0.62,
    top,
    size * 1.24,
    size * 0.16,
    size * 0.08,
    slope(pen, top, top + size * 0.16, WOOD),
  );
  pen.save();
  pen.translate(x, top + size * 0.14);
  pen.rotate(swing * 0.42);
  pen.beginPath();
  pen.moveTo(-size * 0.14, size * 0.06);
  pen.bezierCurveTo(-size * 0.4, size * 0.2, -size * 0.3, size * 0.7, -size * 0.54, size * 0.92);
  pen.lineTo(size * 0.54, size * 0.92);
  pen.bezierCurveTo(size * 0.3, size * 0.7, size * 0.4, size * 0.2, size * 0.14, size * 0.06);
  pen.closePath();
  pen.fillStyle = slope(pen, -size * 0.5, size * 0.5, BRASS, true);
  pen.fill();
  pen.lineWidth = Math.max(2, size * 0.035);
  pen.strokeStyle = "#15204a";
  pen.stroke();
  slab(pen, -size * 0.6, size * 0.86, size * 1.2, size * 0.13, size * 0.06, "#e3a421");
  pen.stroke();
  pen.fillStyle = "#d9352c";
  pen.beginPath();
  pen.arc(-swing * size * 0.16, size * 1.06, size * 0.11, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
  if (Math.abs(swing) < 0.2) return;
  pen.strokeStyle = "#ffe08a";
  pen.lineCap = "round";
  for (const ring of [0.9, 1.15])
    for (const side of [0, Math.PI]) {
      pen.globalAlpha = Math.abs(swing) * (1.4 - ring);
      pen.lineWidth = size * 0.05;
      pen.beginPath();
      pen.arc(x, top + size * 0.6, size * ring, side - 0.35, side + 0.35);
      pen.stroke();
    }
  pen.globalAlpha = 1;
}

/** The drum on its stand: what turns in it, the chute below, and the ball that rolls out. */
function paintDrum(pen: Pen, x: number, y: number, radius: number, moment: ShowMoment): void {
  pen.fillStyle = slope(pen, y, y + radius * 1.5, ["#e34a3c", "#a81f23"]);
  pen.beginPath();
  pen.moveTo(x - radius * 0.42, y + radius * 0.7);
  pen.lineTo(x + radius * 0.42, y + radius * 0.7);
  pen.lineTo(x + radius * 0.82, y + radius * 1.62);
  pen.lineTo(x - radius * 0.82, y + radius * 1.62);
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = glow(pen, x - radius * 0.3, y - radius * 0.4, radius * 1.5, [
    "#66709e",
    "#2c3369",
    "#181c4a",
  ]);
  pen.fill();
  pen.save();
  pen.clip();
  const seen = moment.texts.slice(0, SEEN);
  for (const [index, text] of seen.entries()) {
    // Each ball has an orbit of its own; they lie in the lower part of the drum.
    const angle = moment.turn * (0.6 + (index % 5) * 0.18) + index * 2.4;
    const far = radius * (0.16 + ((index * 29) % 62) / 100);
    const bx = x + Math.cos(angle) * far;
    const by = y + radius * 0.16 + Math.sin(angle) * far * 0.86;
    paintItem(pen, { x: bx, y: by, radius: radius * 0.115, text, tone: index % 4, look: moment.look, angle });
  }
  pen.restore();
  pen.lineWidth = radius * 0.1;
  pen.strokeStyle = slope(pen, y - radius, y + radius, BRASS);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.stroke();
  pen.lineWidth = radius * 0.05;
  pen.lineCap = "round";
  pen.strokeStyle = "rgb(255 255 255 / 0.7)";
  pen.beginPath();
  pen.arc(x, y, radius * 0.8, Math.PI * 1.14, Math.PI * 1.42);
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.fillStyle = BRASS[1];
    pen.beginPath();
    pen.arc(x + side * radius * 1.08, y, radius * 0.12, 0, Math.PI * 2);
    pen.fill();
  }
  slab(pen, x - radius * 0.2, y + radius * 0.86, radius * 0.4, radius * 0.3, radius * 0.08, BRASS[1]);
  pen.fillStyle = "#14183f";
  pen.beginPath();
  pen.arc(x, y + radius * 1.02, radius * 0.1, 0, Math.PI * 2);
  pen.fill();
  if (moment.ballIn <= 0 || moment.ballIn >= 1) return;
  const fall = moment.ballIn;
  paintItem(pen, {
    x: x - fall * radius * 1.5,
    y: y + radius * (1.02 + fall * fall * 0.8),
    radius: radius * 0.15,
    text: "",
    tone: 1,
    look: moment.look,
    angle: -fall * 7,
  });
}

type Item = {
  x: number;
  y: number;
  radius: number;
  text: string;
  tone: number;
  look: "balls" | "tickets";
  angle: number;
};

function paintItem(pen: Pen, { x, y, radius, text, tone, look, angle }: Item): void {
  const colour = BALL_TONES[tone] ?? BALL_TONES[0];
  pen.save();
  pen.translate(x, y);
  if (look === "tickets") {
    pen.rotate(angle);
    slab(pen, -radius * 1.3, -radius * 0.75, radius * 2.6, radius * 1.5, radius * 0.25, colour);
    pen.strokeStyle = "rgb(20 24 63 / 0.5)";
    pen.lineWidth = 1;
    pen.setLineDash([2, 2]);
    pen.strokeRect(-radius * 1.02, -radius * 0.5, radius * 2.04, radius);
    pen.restore();
    return;
  }
  pen.fillStyle = glow(pen, -radius * 0.35, -radius * 0.4, radius * 1.6, ["#ffffff", colour, colour]);
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.fill();
  if (text && radius > 7) {
    pen.fillStyle = tone > 1 ? "#fff" : "#1b1f45";
    pen.font = `700 ${Math.round(radius * 0.95)}px sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(text, 0, 1);
  }
  pen.restore();
}
