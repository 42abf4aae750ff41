import { glow, type Pen, shadowed, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";

/** Kinds of coins: one with an amount, and one for each pot. */
export type CoinKind = "plain" | "mini" | "minor" | "major" | "grand";

/** Colours of the light, middle, rim and lettering of each kind. */
const coinColours: Record<CoinKind, readonly [string, string, string, string]> = {
  plain: ["#fff6c8", "#ffcf3f", "#b06a06", "#4a2400"],
  mini: ["#d9ffd2", "#4fc163", "#14602c", "#06301a"],
  minor: ["#dcecff", "#4b93f0", "#123f8f", "#06204d"],
  major: ["#ffd9ee", "#e0489a", "#7d0f50", "#45042c"],
  grand: ["#ffd8cf", "#e8352c", "#7d0a10", "#4a0206"],
};

/** Paints a coin with a milled edge. The coin shows the text of its value, or a star while the value is unknown. */
export function paintCoin(pen: Pen, side: number, kind: CoinKind, text: string, frame: BoardFrame): void {
  const [light, middle, rim, ink] = coinColours[kind];
  const centre = side / 2;
  const radius = side * 0.43;
  shadowed(pen, "rgba(20, 8, 0, 0.55)", side * 0.05, side * 0.035, () => {
    pen.beginPath();
    for (let tooth = 0; tooth < 72; tooth += 1) {
      const angle = (tooth / 72) * Math.PI * 2;
      const reach = radius * (tooth % 2 === 0 ? 1.03 : 1);
      pen.lineTo(centre + Math.cos(angle) * reach, centre + Math.sin(angle) * reach);
    }
    pen.closePath();
    pen.fillStyle = slope(pen, centre - radius, centre + radius, [middle, rim]);
    pen.fill();
  });
  pen.beginPath();
  pen.arc(centre, centre, radius * 0.92, 0, Math.PI * 2);
  pen.fillStyle = glow(pen, centre - radius * 0.35, centre - radius * 0.45, radius * 1.7, [
    light,
    middle,
    rim,
  ]);
  pen.fill();
  pen.beginPath();
  pen.arc(centre, centre, radius * 0.78, 0, Math.PI * 2);
  pen.setLineDash([side * 0.012, side * 0.022]);
  pen.strokeStyle = rim;
  pen.lineWidth = side * 0.014;
  pen.stroke();
  pen.setLineDash([]);
  if (text === "") {
    paintStar(pen, centre, radius * 0.5, rim, light);
    return;
  }
  const place = { x: centre, y: centre + side * 0.01, width: radius * 1.42 };
  words(pen, text, place, (size) => headFont(frame, size), side * 0.24, ink, {
    colour: "rgba(255, 255, 255, 0.45)",
    width: side * 0.02,
  });
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
