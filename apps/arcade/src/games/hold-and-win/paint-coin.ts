import type { HeldCoin } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { glow, type Pen, shadowed, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";

type Special = NonNullable<HeldCoin["special"]>;

/** Kinds of coins: one with an amount, one for each pot, and the special coins. */
export type CoinKind = "plain" | "mini" | "minor" | "major" | "grand" | Special;

/** Colours of the light, middle, rim and lettering of each kind. */
const coinColours: Record<CoinKind, readonly [string, string, string, string]> = {
  plain: ["#fff6c8", "#ffcf3f", "#b06a06", "#4a2400"],
  mini: ["#d9ffd2", "#4fc163", "#14602c", "#06301a"],
  minor: ["#dcecff", "#4b93f0", "#123f8f", "#06204d"],
  major: ["#ffd9ee", "#e0489a", "#7d0f50", "#45042c"],
  grand: ["#ffd8cf", "#e8352c", "#7d0a10", "#4a0206"],
  collector: ["#f8f0ff", "#bd87f5", "#5a1d9c", "#25054a"],
  booster: ["#ddfffb", "#2cc4b4", "#075c57", "#023531"],
  persistent: ["#4d5f8f", "#25335c", "#ffd466", "#ffe9a8"],
};

/** The outline of each kind, so that special coins are told apart without their colour. Shares of the radius, clockwise from the top. */
const outlines: Record<Special, readonly (readonly [x: number, y: number])[]> = {
  collector: turned(16, (corner) => (corner % 2 === 0 ? 1.08 : 0.93)),
  booster: [
    [0, -1.16],
    [1.02, -0.34],
    [0.88, 0.94],
    [-0.88, 0.94],
    [-1.02, -0.34],
  ],
  persistent: turned(6, () => 1.1),
};
const MILLED = turned(144, (corner) => (corner % 4 < 2 ? 1.03 : 1));

/** A closed shape of corners around the middle, each at its share of the radius. */
function turned(corners: number, reachOf: (corner: number) => number): [number, number][] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * reachOf(corner), Math.sin(angle) * reachOf(corner)];
  });
}

/** What a coin shows: its worth, and the name of a pot whose worth has changed. Both are empty while the worth is unknown. */
export type CoinText = { readonly text: string; readonly name?: string };

/** Paints a coin with the text of its value. Without one it shows the mark of a special coin, or a star. */
export function paintCoin(
  pen: Pen,
  side: number,
  kind: CoinKind,
  { text, name = "" }: CoinText,
  frame: BoardFrame,
): void {
  const [light, middle, rim, ink] = coinColours[kind];
  const special = isSpecial(kind) ? kind : undefined;
  const outline = special ? outlines[special] : MILLED;
  const centre = side / 2;
  const radius = side * 0.43;
  const trace = (share: number) => {
    pen.beginPath();
    for (const [x, y] of outline) pen.lineTo(centre + x * radius * share, centre + y * radius * share);
    pen.closePath();
  };
  shadowed(pen, "rgba(20, 8, 0, 0.55)", side * 0.05, side * 0.035, () => {
    trace(1);
    pen.lineJoin = "round";
    pen.fillStyle = slope(pen, centre - radius, centre + radius, [
      special === "persistent" ? rim : middle,
      rim,
    ]);
    pen.fill();
  });
  if (special) trace(0.9);
  else {
    pen.beginPath();
    pen.arc(centre, centre, radius * 0.92, 0, Math.PI * 2);
  }
  const lit = special === "persistent" ? [light, middle, "#0d142b"] : [light, middle, rim];
  pen.fillStyle = glow(pen, centre - radius * 0.35, centre - radius * 0.45, radius * 1.7, lit);
  pen.fill();
  if (special) trace(0.79);
  else {
    pen.beginPath();
    pen.arc(centre, centre, radius * 0.78, 0, Math.PI * 2);
  }
  pen.setLineDash([side * 0.012, side * 0.022]);
  pen.strokeStyle = rim;
  pen.lineWidth = side * 0.014;
  pen.stroke();
  pen.setLineDash([]);
  if (special) paintMark(pen, special, { centre, radius, isAlone: text === "" }, ink);
  if (text === "") {
    if (!special) paintStar(pen, centre, radius * 0.5, rim, light);
    return;
  }
  const lettering = {
    colour: special === "persistent" ? "rgba(6, 10, 26, 0.7)" : "rgba(255, 255, 255, 0.45)",
  };
  const put = (line: string, down: number, size: number) =>
    words(
      pen,
      line,
      { x: centre, y: centre + side * down, width: radius * 1.42 },
      (height) => headFont(frame, height),
      side * size,
      ink,
      { ...lettering, width: side * 0.02 },
    );
  if (name !== "") put(name, -0.1, 0.17);
  put(text, name !== "" || special ? 0.1 : 0.01, 0.24);
}

const isSpecial = (kind: CoinKind): kind is Special => Object.hasOwn(outlines, kind);

type MarkPlace = { readonly centre: number; readonly radius: number; readonly isAlone: boolean };

/** The mark of a special coin above its worth: arrows that meet, arrows that rise, or an open ring that closes on itself. */
function paintMark(pen: Pen, special: Special, { centre, radius, isAlone }: MarkPlace, ink: string): void {
  const size = radius * (isAlone ? 0.62 : 0.3);
  const y = centre - (isAlone ? 0 : radius * 0.4);
  pen.save();
  pen.translate(centre, y);
  pen.scale(size, size);
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineWidth = 0.3;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  if (special === "booster")
    for (const down of [-0.45, 0.3]) {
      pen.beginPath();
      pen.moveTo(-0.75, down + 0.45);
      pen.lineTo(0, down - 0.3);
      pen.lineTo(0.75, down + 0.45);
      pen.stroke();
    }
  if (special === "collector") {
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(side * 1.25, 0);
      pen.lineTo(side * 0.5, 0);
      pen.moveTo(side * 0.85, -0.42);
      pen.lineTo(side * 0.42, 0);
      pen.lineTo(side * 0.85, 0.42);
      pen.stroke();
    }
    pen.beginPath();
    pen.arc(0, 0, 0.24, 0, Math.PI * 2);
    pen.fill();
  }
  if (special === "persistent") {
    pen.beginPath();
    pen.arc(0, 0, 0.72, -Math.PI * 0.35, Math.PI * 1.25);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(-1.05, -0.5);
    pen.lineTo(-0.52, -0.5);
    pen.lineTo(-0.5, -1);
    pen.stroke();
  }
  pen.restore();
}

/** The embossed star of a coin without a value. */
function paintStar(pen: Pen, centre: number, radius: number, rim: string, light: string): void {
  const trace = (down: number) => {
    pen.beginPath();
    for (let point = 0; point < 10; point += 1) {
      const reach = point % 2 === 0 ? radius : radius * 0.45;
      const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
      pen.lineTo(centre + Math.cos(angle) * reach, centre + down + Math.sin(angle) * reach);
    }
    pen.closePath();
  };
  trace(radius * 0.06);
  pen.fillStyle = light;
  pen.fill();
  trace(0);
  pen.fillStyle = rim;
  pen.fill();
}
