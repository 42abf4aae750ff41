import type { SlotMaterial, SlotParticle } from "@bellwether/contract/content/world.ts";
import { glow, type Pen, shadowed, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** The badge behind the picture of a wild or a scatter. It fills a square of `side`. */
type Badge = { pen: Pen; side: number; style: BoardFrame; palette: GamePalette };

/** Paints a wild's badge. Its outline and colours follow the material of the world's frame. */
export function paintWorldWild(pen: Pen, side: number, style: BoardFrame, palette: GamePalette): void {
  const badge = { pen, side, style, palette };
  const outline = wilds[style.world?.material ?? "gilt"];
  const [light, base, dark] = style.body;
  shadowed(pen, "rgba(20, 8, 0, 0.55)", side * 0.05, side * 0.03, () => {
    outline(badge, 1);
    pen.fillStyle = slope(pen, 0, side, [mix(light, "#ffffff", 0.3), base, dark]);
    pen.fill();
  });
  outline(badge, 0.86);
  pen.fillStyle = glow(pen, side / 2, side * 0.36, side * 0.6, [
    mix(palette.accent, "#ffffff", 0.62),
    mix(palette.accent, "#ffffff", 0.1),
    mix(palette.accent, palette.deep, 0.45),
  ]);
  pen.fill();
  pen.lineWidth = side * 0.016;
  pen.strokeStyle = style.trim;
  pen.stroke();
}

/** Paints a scatter's badge. Its outline follows the particles in the world's room. */
export function paintWorldScatter(pen: Pen, side: number, style: BoardFrame, palette: GamePalette): void {
  const badge = { pen, side, style, palette };
  const outline = scatters[style.world?.particle ?? "sparks"];
  shadowed(pen, "rgba(20, 8, 0, 0.5)", side * 0.05, side * 0.03, () => {
    outline(badge, 1);
    pen.fillStyle = glow(pen, side / 2, side * 0.42, side * 0.56, [
      mix(palette.light, "#ffffff", 0.5),
      palette.light,
      mix(palette.far, palette.accent, 0.4),
    ]);
    pen.fill();
  });
  pen.lineWidth = side * 0.02;
  pen.lineJoin = "round";
  pen.strokeStyle = palette.deep;
  pen.stroke();
  outline(badge, 0.84);
  pen.lineWidth = side * 0.012;
  pen.strokeStyle = fade(palette.deep, 0.4);
  pen.stroke();
}

/** Traces a closed path. `reach` returns a corner's distance from the middle, where 1 is half the badge's side. */
function around(
  { pen, side }: Badge,
  scale: number,
  corners: number,
  reach: (share: number, corner: number) => number,
): void {
  pen.beginPath();
  for (let corner = 0; corner < corners; corner += 1) {
    const share = corner / corners;
    const angle = share * Math.PI * 2 - Math.PI / 2;
    const far = reach(share, corner) * scale * side * 0.5;
    pen.lineTo(side / 2 + Math.cos(angle) * far, side * 0.47 + Math.sin(angle) * far);
  }
  pen.closePath();
}

const wave = (count: number, depth: number) => (share: number) =>
  0.88 + depth * Math.cos(share * Math.PI * 2 * count);

const wilds: Record<SlotMaterial, (badge: Badge, scale: number) => void> = {
  brass: (badge, scale) => around(badge, scale, 64, (_, corner) => (corner % 8 < 4 ? 0.96 : 0.82)),
  candy: (badge, scale) => around(badge, scale, 72, wave(9, 0.07)),
  cloth: (badge, scale) => around(badge, scale, 96, wave(16, 0.05)),
  gilt: (badge, scale) => around(badge, scale, 48, (_, corner) => (corner % 2 === 0 ? 0.94 : 0.88)),
  ice: (badge, scale) => around(badge, scale, 12, (_, corner) => (corner % 2 === 0 ? 0.98 : 0.74)),
  neon: (badge, scale) => around(badge, scale, 8, () => 0.94),
  paint({ pen, side }, scale) {
    // A shield.
    const [half, top] = [side * 0.42 * scale, side * (0.47 - 0.42 * scale)];
    pen.beginPath();
    pen.moveTo(side / 2 - half, top);
    pen.lineTo(side / 2 + half, top);
    pen.bezierCurveTo(
      side / 2 + half,
      side * 0.62,
      side / 2 + half * 0.6,
      side * (0.5 + 0.36 * scale),
      side / 2,
      side * (0.5 + 0.44 * scale),
    );
    pen.bezierCurveTo(
      side / 2 - half * 0.6,
      side * (0.5 + 0.36 * scale),
      side / 2 - half,
      side * 0.62,
      side / 2 - half,
      top,
    );
    pen.closePath();
  },
  paper({ pen, side }, scale) {
    // A stamp with a perforated edge.
    const half = side * 0.42 * scale;
    const teeth = 9;
    const step = (half * 2) / teeth;
    pen.beginPath();
    for (let edge = 0; edge < 4; edge += 1)
      for (let tooth = 0; tooth < teeth; tooth += 1)
        for (const [along, out] of [
          [tooth, 0],
          [tooth + 0.5, -step * 0.34],
        ] as const) {
          const [x, y] = [-half + along * step, -half - out];
          const turn = (edge * Math.PI) / 2;
          pen.lineTo(
            side / 2 + x * Math.cos(turn) - y * Math.sin(turn),
            side * 0.47 + x * Math.sin(turn) + y * Math.cos(turn),
          );
        }
    pen.closePath();
  },
  steel: (badge, scale) => around(badge, scale, 6, () => 0.96),
  stone: (badge, scale) => around(badge, scale, 10, (_, corner) => 0.86 + ((corner * 7) % 5) * 0.025),
  wood({ pen, side }, scale) {
    // A board with rounded corners.
    const [half, high] = [side * 0.45 * scale, side * 0.38 * scale];
    pen.beginPath();
    pen.roundRect(side / 2 - half, side * 0.45 - high, half * 2, high * 2, side * 0.12);
  },
};

const scatters: Record<SlotParticle, (badge: Badge, scale: number) => void> = {
  bubbles: (badge, scale) => around(badge, scale, 96, wave(8, 0.045)),
  confetti: (badge, scale) => around(badge, scale, 20, (_, corner) => (corner % 2 === 0 ? 0.98 : 0.7)),
  dust: (badge, scale) => around(badge, scale, 32, (_, corner) => (corner % 4 === 0 ? 1 : 0.8)),
  embers: (badge, scale) =>
    around(badge, scale, 72, (share) => 0.82 + 0.14 * Math.abs(Math.sin(share * Math.PI * 5))),
  leaves: (badge, scale) =>
    around(badge, scale, 72, (share) => 0.74 + 0.24 * Math.abs(Math.cos(share * Math.PI * 4))),
  notes: (badge, scale) => around(badge, scale, 60, () => 0.92),
  petals: (badge, scale) =>
    around(badge, scale, 80, (share) => 0.72 + 0.26 * Math.abs(Math.cos(share * Math.PI * 5))),
  rain: (badge, scale) =>
    around(
      badge,
      scale,
      80,
      (share) => 0.84 + 0.09 * Math.cos(share * Math.PI * 12) - 0.12 * Math.cos(share * Math.PI * 2),
    ),
  snow: (badge, scale) => around(badge, scale, 24, (_, corner) => [1, 0.72, 0.84, 0.72][corner % 4] ?? 0.8),
  sparks: (badge, scale) => around(badge, scale, 28, (_, corner) => (corner % 2 === 0 ? 0.98 : 0.78)),
  stars: (badge, scale) => around(badge, scale, 10, (_, corner) => (corner % 2 === 0 ? 1.02 : 0.6)),
};
