import { circle, ellipse, line, path, toTenths } from "../paint/shape.ts";
import type { Pose } from "./pose.ts";

type Look = { x: number; y: number; apart: number; size: number; ink: string; white?: string };

/** Two eyes about (x, y). With `white` they have whites; without it they are dark beads. */
export function eyes(kind: Pose["eyes"], { x, y, apart, size, ink, white }: Look): string {
  const one = (way: 1 | -1) => {
    const cx = x + way * apart;
    const arc = (bow: number) =>
      line(
        `M${toTenths(cx - size)} ${toTenths(y + bow * 0.3)}Q${cx} ${toTenths(y - bow)} ${toTenths(cx + size)} ${toTenths(y + bow * 0.3)}`,
        ink,
        size * 0.42,
      );
    if (kind === "happy" || (kind === "wink" && way === 1)) return arc(size * 1.1);
    if (kind === "closed" || kind === "blink") return arc(-size * 0.9);
    const grow = kind === "wide" ? 1.16 : 1;
    const [rx, ry] = [size * 0.8 * grow, size * 1.12 * grow];
    const shift = kind === "aside" ? size * 0.3 : 0;
    const pupil = white
      ? ellipse(
          cx,
          y,
          rx * 1.24,
          ry * 1.2,
          white,
          `stroke="${ink}" stroke-width="${toTenths(size * 0.22)}"`,
        ) +
        ellipse(
          cx + shift - way * size * 0.12,
          y + (kind === "wide" ? -size * 0.1 : size * 0.08),
          rx * 0.74,
          ry * 0.8,
          ink,
        )
      : ellipse(cx + shift * 0.6, y, rx, ry, ink);
    const gleam = cx + shift * 0.8 + size * 0.2;
    return (
      pupil +
      circle(gleam, y - size * 0.42, size * 0.34, "#ffffff") +
      circle(gleam - size * 0.5, y + size * 0.42, size * 0.16, "#ffffff", 'opacity=".85"')
    );
  };
  return one(-1) + one(1);
}

type Lips = { x: number; y: number; size: number; ink: string; weight: number; tongue: string };

export function mouth(kind: Pose["mouth"], { x, y, size, ink, weight, tongue }: Lips): string {
  const from = toTenths(x - size);
  switch (kind) {
    case "smile":
      return line(`M${from} ${y}Q${x} ${toTenths(y + size * 1.05)} ${toTenths(x + size)} ${y}`, ink, weight);
    case "grin":
      return (
        path(
          `M${from} ${y}Q${x} ${toTenths(y + size * 0.3)} ${toTenths(x + size)} ${y}Q${toTenths(x + size * 0.9)} ${toTenths(y + size * 1.5)} ${x} ${toTenths(y + size * 1.5)}T${from} ${y}Z`,
          ink,
          `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`,
        ) +
        path(
          `M${toTenths(x - size * 0.6)} ${toTenths(y + size * 1.06)}Q${x} ${toTenths(y + size * 0.56)} ${toTenths(x + size * 0.6)} ${toTenths(y + size * 1.06)}Q${x} ${toTenths(y + size * 1.72)} ${toTenths(x - size * 0.6)} ${toTenths(y + size * 1.06)}Z`,
          tongue,
        )
      );
    case "wavy":
      return line(
        `M${from} ${toTenths(y + size * 0.5)}q${toTenths(size * 0.5)} ${toTenths(-size * 0.5)} ${size} 0t${size} ${toTenths(-size * 0.12)}`,
        ink,
        weight,
      );
    case "small":
      return ellipse(x, y + size * 0.5, size * 0.3, size * 0.26, ink);
    case "smirk":
      return line(
        `M${toTenths(x - size * 0.7)} ${toTenths(y + size * 0.45)}Q${toTenths(x + size * 0.5)} ${toTenths(y + size * 0.9)} ${toTenths(x + size)} ${toTenths(y - size * 0.1)}`,
        ink,
        weight,
      );
  }
}
