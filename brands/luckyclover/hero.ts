import type { HeroField } from "@bellwether/art/brand/brand-art.ts";
import { placeMascot } from "@bellwether/art/mascot/mascot.ts";
import { glowCircle, radial } from "@bellwether/art/paint/gradient.ts";
import { circle, ellipse, line, path, rect, times, toTenths } from "@bellwether/art/paint/shape.ts";

const brass = "#e3b34f";
const dark = "#6b4708";

/** The card room after ten: brass arches, two lamps, the table, and Finn behind it. */
export function drawHero({ width, height, wide, centre, ground }: HeroField): string {
  const scale = wide ? 1 : 0.76;
  return (
    radial(
      "room",
      [
        [0, "#1d7a55"],
        [0.5, "#0f4a35"],
        [1, "#06231a"],
      ],
      centre / width,
      0.45,
      0.75,
    ) +
    rect(0, 0, width, height, "url(#room)") +
    panelling(width, height) +
    arches(centre, ground, scale) +
    glowCircle("halo", centre, ground - 190 * scale, 250 * scale, "#ffe7a3", 0.75) +
    lamp(centre - 250 * scale, ground, scale) +
    lamp(centre + 250 * scale, ground, scale) +
    placeMascot("finn", "waving", centre, ground + 34 * scale, 400 * scale) +
    table(centre, ground, height, scale, wide ? 520 : 470)
  );
}

function panelling(width: number, height: number): string {
  return (
    times(Math.ceil(width / 80), (index) =>
      rect(index * 80 + 8, -10, 64, height * 0.9, "none", 'stroke="#e3b34f" stroke-width="1" opacity=".16"'),
    ) + rect(0, height * 0.16, width, 1.5, brass, 'opacity=".3"')
  );
}

function arches(x: number, ground: number, scale: number): string {
  return (
    [230, 206, 190]
      .map((half, index) => {
        const h = half * scale;
        const rise = (180 - index * 4) * scale;
        return path(
          `M${toTenths(x - h)} ${ground + 30}V${toTenths(ground - rise)}a${toTenths(h)} ${toTenths(h)} 0 0 1 ${toTenths(h * 2)} 0V${ground + 30}`,
          index === 2 ? "#0a3527" : "none",
          `stroke="${brass}" stroke-width="${[5, 1.6, 2.4][index]}"${index === 2 ? ' fill-opacity=".55"' : ""}`,
        );
      })
      .join("") +
    times(13, (index) => {
      const angle = Math.PI + (index / 12) * Math.PI;
      return circle(
        x + Math.cos(angle) * 218 * scale,
        ground - 180 * scale + Math.sin(angle) * 218 * scale,
        4 * scale,
        "#ffe7a3",
      );
    })
  );
}

function lamp(x: number, ground: number, scale: number): string {
  const y = ground - 250 * scale;
  return (
    glowCircle(`lamp-${Math.round(x)}`, x, y + 40 * scale, 150 * scale, "#ffd98a", 0.7) +
    line(`M${x} -10V${toTenths(y - 30 * scale)}`, brass, 3) +
    path(
      `M${toTenths(x - 52 * scale)} ${toTenths(y + 14 * scale)}q${6 * scale} ${-46 * scale} ${52 * scale} ${-46 * scale}t${52 * scale} ${46 * scale}z`,
      "#14694a",
      `stroke="${brass}" stroke-width="3"`,
    ) +
    ellipse(x, y + 14 * scale, 52 * scale, 7 * scale, "#fff3cf", `stroke="${brass}" stroke-width="2"`) +
    path(
      `M${toTenths(x - 36 * scale)} ${toTenths(y + 4 * scale)}q${4 * scale} ${-26 * scale} ${24 * scale} ${-32 * scale}`,
      "none",
      'stroke="#7be0b0" stroke-width="4" opacity=".5" stroke-linecap="round"',
    )
  );
}

function table(x: number, ground: number, height: number, scale: number, half: number): string {
  const y = ground - 44 * scale;
  const curve = (dy: number) =>
    `M${x - half * scale} ${height + 20}Q${toTenths(x - half * scale * 0.86)} ${toTenths(y + dy)} ${x} ${toTenths(y + dy)}T${x + half * scale} ${height + 20}Z`;
  return (
    radial(
      "felt",
      [
        [0, "#2fa873"],
        [0.6, "#177a50"],
        [1, "#0b4a31"],
      ],
      0.5,
      0.1,
      0.8,
    ) +
    path(curve(-12), "#2b140a") +
    path(curve(-9), "#7a3f1e") +
    path(curve(8), brass) +
    path(curve(12), "url(#felt)") +
    line(
      `M${x - 300 * scale} ${ground + 26}Q${x} ${ground - 22 * scale} ${x + 300 * scale} ${ground + 26}`,
      "#ffe7a3",
      2,
      'opacity=".55"',
    ) +
    card(x - 150 * scale, ground + 4, -13, scale, "heart") +
    card(x - 104 * scale, ground - 4, 5, scale, "spade") +
    chips(x + 112 * scale, ground + 14, 6, "#b3262e", scale) +
    chips(x + 160 * scale, ground + 20, 4, brass, scale) +
    chips(x + 206 * scale, ground + 28, 8, "#15345e", scale) +
    chips(x + 30 * scale, ground + 22, 2, "#f7ecd2", scale)
  );
}

function card(x: number, y: number, turn: number, scale: number, suit: "heart" | "spade"): string {
  const pip =
    suit === "heart"
      ? path("M0 12C-16 0 -14 -14 -6 -14Q-1 -14 0 -8Q1 -14 6 -14C14 -14 16 0 0 12Z", "#c22a35")
      : path("M0 -14C16 -2 15 8 8 9Q3 10 1 6L5 14H-5L-1 6Q-3 10 -8 9C-15 8 -16 -2 0 -14Z", "#1d2327");
  return `<g transform="translate(${toTenths(x)} ${toTenths(y)}) rotate(${turn}) scale(${scale} ${scale * 0.86})">${rect(-29, -38, 58, 80, "#000000", 'rx="6" opacity=".35"')}${rect(-30, -42, 60, 80, "#fffaf0", `rx="6" stroke="${dark}" stroke-width="1.5"`)}${rect(-25, -37, 50, 70, "none", `rx="4" stroke="${brass}" stroke-width="1.4"`)}${pip}</g>`;
}

function chips(x: number, y: number, count: number, colour: string, scale: number): string {
  return `<g transform="translate(${toTenths(x)} ${toTenths(y)}) scale(${scale})">${times(count, (index) => {
    const top = -index * 8;
    return (
      ellipse(0, top + 6, 25, 10, "#0c0c0c", 'opacity=".55"') +
      ellipse(0, top, 25, 10, colour, 'stroke="#1b0f08" stroke-width="1.2"') +
      ellipse(0, top, 16, 6.2, "#fff3cf") +
      ellipse(0, top, 12.5, 4.8, colour)
    );
  })}</g>`;
}
