import type { HeroField } from "@bellwether/art/brand/brand-art.ts";
import { placeMascot } from "@bellwether/art/mascot/mascot.ts";
import { glowCircle, radial, vertical } from "@bellwether/art/paint/gradient.ts";
import { rays } from "@bellwether/art/paint/rays.ts";
import { circle, ellipse, line, path, polygon, rect, times, toTenths } from "@bellwether/art/paint/shape.ts";

const ink = "#15204a";
const outline = `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`;

/** The kiosk on the square at noon: awning, tower, drawn balls, and Bell at the counter. */
export function drawHero({ width, height, wide, centre, ground }: HeroField): string {
  const scale = wide ? 1 : 0.76;
  return (
    radial(
      "noon",
      [
        [0, "#fff3c2"],
        [0.5, "#ffdd7d"],
        [1, "#ffc648"],
      ],
      centre / width,
      0.5,
      0.7,
    ) +
    rect(0, 0, width, height, "url(#noon)") +
    path(rays(centre, ground - 130 * scale, width, 30, 0.5), "#fff7d9", 'opacity=".62"') +
    glowCircle("sun", centre, ground - 150 * scale, 260 * scale, "#fffbe6", 0.9) +
    town(centre, ground, scale) +
    ellipse(centre, ground + 66, width * (wide ? 0.36 : 0.62), 92, "#f0b23a") +
    ellipse(centre, ground + 72, width * (wide ? 0.36 : 0.62), 92, "#e79d22") +
    `<g transform="translate(${toTenths(centre + 142 * scale)} ${ground}) scale(${scale})">${kiosk()}</g>` +
    placeMascot("bell", "waving", centre - 112 * scale, ground + 12, 372 * scale, true) +
    balls(centre, ground, scale) +
    confetti(centre, ground, scale)
  );
}

function town(x: number, ground: number, scale: number): string {
  const house = (dx: number, span: number, rise: number, wall: string, roof: string) => {
    const [left, top] = [x + dx * scale, ground - rise * scale];
    return (
      rect(left, top, span * scale, rise * scale + 30, wall) +
      polygon(
        [
          [left - 8, top + 2],
          [left + (span * scale) / 2, top - 44 * scale],
          [left + span * scale + 8, top + 2],
        ],
        roof,
      ) +
      times(3, (index) =>
        rect(left + (14 + index * 28) * scale, top + 24 * scale, 14 * scale, 22 * scale, "#fff3cf", 'rx="6"'),
      )
    );
  };
  const tower =
    rect(x - 286 * scale, ground - 236 * scale, 62 * scale, 260 * scale, "#f3c27a") +
    polygon(
      [
        [x - 296 * scale, ground - 232 * scale],
        [x - 255 * scale, ground - 316 * scale],
        [x - 214 * scale, ground - 232 * scale],
      ],
      "#c9503a",
    ) +
    circle(x - 255 * scale, ground - 172 * scale, 20 * scale, "#fff8e4") +
    line(
      `M${x - 255 * scale} ${ground - 172 * scale}v${-13 * scale}M${x - 255 * scale} ${ground - 172 * scale}l${9 * scale} ${5 * scale}`,
      "#8a4a1c",
      3.4,
    ) +
    path(
      `M${x - 272 * scale} ${ground - 204 * scale}a${17 * scale} ${17 * scale} 0 0 1 ${34 * scale} 0z`,
      "#8a4a1c",
    );
  return `<g opacity=".62">${house(-236, 104, 116, "#f7cf8a", "#d9694a")}${house(-376, 96, 92, "#f2bd73", "#c9503a")}${tower}${house(226, 106, 130, "#f7cf8a", "#d9694a")}${house(322, 92, 86, "#f2bd73", "#b8442f")}</g>`;
}

/** Drawn with its foot at the origin. */
function kiosk(): string {
  const stripe = 30;
  return (
    ellipse(0, 4, 130, 14, ink, 'opacity=".18"') +
    rect(-100, -186, 200, 186, "#fffdf5", `rx="6" ${outline}`) +
    rect(-82, -160, 164, 78, "#2b3a78", `rx="6" ${outline}`) +
    ["#ffc52e", "#ff7d66", "#8fd3ff", "#b6e36b", "#ffd9f0"]
      .map((colour, index) => rect(-72 + index * 31, -148, 24, 34, colour, 'rx="4"'))
      .join("") +
    times(4, (index) => rect(-64 + index * 36, -110, 28, 20, "#fff3cf", 'rx="3" opacity=".85"')) +
    rect(-112, -84, 224, 20, "#d8342b", `rx="6" ${outline}`) +
    rect(-86, -52, 172, 40, "#ffdf8e", `rx="6" ${outline}`) +
    circle(0, -32, 13, "#d8342b") +
    path("M0 -41l3 6h6l-5 4l2 7l-6 -4l-6 4l2 -7l-5 -4h6z", "#fffdf5") +
    times(8, (index) =>
      path(
        `M${-120 + index * stripe} -224h${stripe}v34a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`,
        index % 2 ? "#fffdf5" : "#d8342b",
        outline,
      ),
    ) +
    rect(-124, -236, 248, 18, "#fffdf5", `rx="8" ${outline}`) +
    path(
      "M0 -300C-22 -300 -24 -282 -27 -266C-29 -258 -38 -256 -38 -248Q-38 -242 -30 -242H30Q38 -242 38 -248C38 -256 29 -258 27 -266C24 -282 22 -300 0 -300Z",
      "#ffc52e",
      outline,
    ) +
    path("M-14 -284Q-19 -274 -19 -264Q-13 -262 -12 -264Q-12 -276 -7 -283Q-11 -288 -14 -284Z", "#fff7d0")
  );
}

function balls(x: number, ground: number, scale: number): string {
  const ball = (dx: number, dy: number, radius: number, band: string, digits: string) =>
    `<g transform="translate(${toTenths(x + dx * scale)} ${toTenths(ground + dy * scale)}) scale(${scale})">${ellipse(0, radius - 1, radius * 0.9, radius * 0.2, ink, 'opacity=".22"')}${circle(0, 0, radius, "url(#ball)", outline)}${circle(0, 0, radius * 0.58, band)}${digits}</g>`;
  const seven = line("M-8 -9H8L-2 11", "#fffdf5", 5);
  const three = line("M-6 -10H7L-1 -2Q9 -1 7 6Q4 13 -7 9", "#fffdf5", 5);
  return (
    vertical("ball", [
      [0, "#ffffff"],
      [1, "#f0dfbd"],
    ]) +
    ball(-6, 18, 30, "#d8342b", seven) +
    ball(58, 26, 24, ink, three) +
    ball(252, 22, 27, "#f09a0c", line("M-9 8Q10 -2 6 -8Q0 -14 -8 -6M-9 9H9", "#fffdf5", 5))
  );
}

function confetti(x: number, ground: number, scale: number): string {
  const places: readonly (readonly [number, number, number])[] = [
    [-250, -330, 20],
    [-180, -390, -30],
    [20, -400, 12],
    [120, -356, 45],
    [230, -330, -18],
    [300, -250, 60],
    [-320, -240, 33],
    [-20, -330, -50],
  ];
  const colours = ["#d8342b", "#15204a", "#2a9d8f", "#ff7d66"];
  return places
    .map(([dx, dy, turn], index) => {
      const [px, py] = [toTenths(x + dx * scale), toTenths(Math.max(18, ground + dy * scale))];
      return `<rect x="${px}" y="${py}" width="14" height="8" rx="2" fill="${colours[index % 4]}" transform="rotate(${turn} ${px} ${py})"/>`;
    })
    .join("");
}
