import { edge, type Pen, shadowed, slab } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { paintCourt } from "./paint-court.ts";

/** A card's size in pixels of its texture. Views scale it. */
export const CARD = { width: 200, height: 280, radius: 18 };
/** Margin for the shadow on each side. */
export const CARD_MARGIN = 14;

const INK = { red: "#c4141f", black: "#14141c" };
const SUIT_SIDE = 100;
/** Outlines of the suits in a square of 100. */
const suitPaths: Record<string, string> = {
  S: "M50 4C60 26 92 42 92 66C92 82 80 90 68 88C62 87 57 84 54 79C55 88 59 93 66 97H34C41 93 45 88 46 79C43 84 38 87 32 88C20 90 8 82 8 66C8 42 40 26 50 4Z",
  H: "M50 94C44 84 6 60 6 33C6 17 18 7 30 7C39 7 47 12 50 20C53 12 61 7 70 7C82 7 94 17 94 33C94 60 56 84 50 94Z",
  D: "M50 3C60 22 72 37 87 50C72 63 60 78 50 97C40 78 28 63 13 50C28 37 40 22 50 3Z",
  C: "M50 5C63 5 72 15 72 27C72 34 69 39 66 43C70 41 74 40 78 40C89 40 97 49 97 60C97 71 88 80 77 80C67 80 58 75 54 66C55 82 58 91 66 97H34C42 91 45 82 46 66C42 75 33 80 23 80C12 80 3 71 3 60C3 49 11 40 22 40C26 40 30 41 34 43C31 39 28 34 28 27C28 15 37 5 50 5Z",
};

/** The face of a card ("TD"): a large rank and suit in the corner, readable on a small screen, and one large picture. */
export function paintFace(pen: Pen, card: string, frame: BoardFrame): void {
  const rank = card.charAt(0);
  const suit = card.charAt(1);
  const ink = suit === "H" || suit === "D" ? INK.red : INK.black;
  paper(pen, "#ffffff");
  const text = rank === "T" ? "10" : rank;
  pen.fillStyle = ink;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.font = headFont({ ...frame, fontWeight: 800 }, text.length > 1 ? 70 : 82);
  pen.fillText(text, 47, 78, 76);
  paintSuit(pen, suit, 47, 114, 52, ink);
  if ("JQK".includes(rank)) {
    paintCourt(pen, rank, 122, 192, 136, ink);
    return;
  }
  paintSuit(pen, suit, 128, 198, rank === "A" ? 132 : 112, ink);
}

/** The back of a card in the brand's colours. */
export function paintBack(pen: Pen, { body, trim, trimDark }: BoardFrame): void {
  paper(pen, "#fffdf6");
  const inset = 13;
  const { width, height } = CARD;
  pen.save();
  pen.beginPath();
  pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 10);
  pen.clip();
  pen.fillStyle = body[1];
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = body[2];
  pen.lineWidth = 9;
  for (let across = -height; across < width + height; across += 30) {
    for (const lean of [height, -height]) {
      pen.beginPath();
      pen.moveTo(across, 0);
      pen.lineTo(across + lean, height);
      pen.stroke();
    }
  }
  pen.restore();
  edge(pen, inset + 7, inset + 7, width - 2 * inset - 14, height - 2 * inset - 14, 7, trim, 3);
  pen.beginPath();
  pen.arc(width / 2, height / 2, 34, 0, Math.PI * 2);
  pen.fillStyle = body[2];
  pen.fill();
  pen.strokeStyle = trim;
  pen.lineWidth = 4;
  pen.stroke();
  paintSuit(pen, "S", width / 2, height / 2, 34, trim);
  edge(pen, inset, inset, width - 2 * inset, height - 2 * inset, 10, trimDark, 2);
}

/** Paints a suit of this size, centred on a point. */
export function paintSuit(pen: Pen, suit: string, x: number, y: number, side: number, fill: string): void {
  paintPath(pen, suitPaths[suit] ?? "", x, y, side, fill);
}

function paintPath(pen: Pen, path: string, x: number, y: number, side: number, fill: string): void {
  pen.save();
  pen.translate(x - side / 2, y - side / 2);
  pen.scale(side / SUIT_SIDE, side / SUIT_SIDE);
  pen.fillStyle = fill;
  pen.fill(new Path2D(path));
  pen.restore();
}

function paper(pen: Pen, colour: string): void {
  const { width, height, radius } = CARD;
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 8, 4, () => slab(pen, 0, 0, width, height, radius, colour));
  edge(pen, 1, 1, width - 2, height - 2, radius - 1, "rgba(20, 20, 40, 0.22)", 2);
}
