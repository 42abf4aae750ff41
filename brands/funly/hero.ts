import type { HeroField } from "@bellwether/art/brand/brand-art.ts";
import { placeMascot } from "@bellwether/art/mascot/mascot.ts";
import { glowCircle, vertical } from "@bellwether/art/paint/gradient.ts";
import { seededRandom } from "@bellwether/art/paint/random.ts";
import { star } from "@bellwether/art/paint/rays.ts";
import { circle, ellipse, line, path, rect, times, toTenths } from "@bellwether/art/paint/shape.ts";

const ink = "#1a0645";
const outline = `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`;

/** The arcade roof at dusk: planets like boiled sweets, cabinets in a row, Zap in mid-leap. */
export function drawHero({ width, height, wide, centre, ground }: HeroField): string {
  const scale = wide ? 1 : 0.76;
  const random = seededRandom("funly");
  const at = (dx: number, dy: number): [number, number] => [centre + dx * scale, ground + dy * scale];
  return (
    `<linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6a1cff"/><stop offset=".52" stop-color="#c81fd0"/><stop offset="1" stop-color="#ff6a4d"/></linearGradient>` +
    rect(0, 0, width, height, "url(#dusk)") +
    glowCircle("flare", centre, ground - 190 * scale, 330 * scale, "#ffd23f", 0.7) +
    times(46, () =>
      circle(
        random() * width,
        random() * height * 0.8,
        1 + random() * 2,
        "#ffffff",
        `opacity="${(0.25 + random() * 0.6).toFixed(2)}"`,
      ),
    ) +
    times(9, () =>
      path(
        star(random() * width, random() * height * 0.7, 9 + random() * 9, 3),
        ["#c6ff3d", "#7bf7ff", "#ffe66b"][Math.floor(random() * 3)] ?? "#c6ff3d",
        'opacity=".95"',
      ),
    ) +
    planet(...at(-240, -270), 46 * scale, "#2bd9ff", "#7a5cff", true) +
    planet(...at(250, -300), 30 * scale, "#c6ff3d", "#1fae6a", false) +
    path(
      `M0 ${height}C${width * 0.2} ${ground - 10} ${width * 0.4} ${ground + 20} ${width * 0.55} ${ground - 12}S${width * 0.85} ${ground - 26} ${width} ${ground}V${height}Z`,
      "#3a0a86",
    ) +
    path(
      `M0 ${height}C${width * 0.2} ${ground + 20} ${width * 0.4} ${ground + 40} ${width * 0.55} ${ground + 10}S${width * 0.85} ${ground} ${width} ${ground + 22}V${height}Z`,
      ink,
    ) +
    cabinet(...at(-208, 6), scale, "#2bd9ff", "#5a1fd1") +
    cabinet(...at(212, 2), scale, "#ff2e97", "#7a12b0") +
    placeMascot("zap", "celebrating", ...at(0, 8), 420 * scale) +
    coins(centre, ground, scale)
  );
}

function planet(x: number, y: number, radius: number, light: string, dark: string, ringed: boolean): string {
  const id = `planet-${light.slice(1)}`;
  return (
    vertical(id, [
      [0, light],
      [1, dark],
    ]) +
    circle(x, y, radius, `url(#${id})`, outline) +
    ellipse(x - radius * 0.35, y - radius * 0.3, radius * 0.2, radius * 0.14, "#ffffff", 'opacity=".6"') +
    (ringed
      ? line(
          `M${toTenths(x - radius * 1.5)} ${toTenths(y + radius * 0.5)}Q${x} ${toTenths(y + radius * 0.9)} ${toTenths(x + radius * 1.5)} ${toTenths(y - radius * 0.5)}`,
          ink,
          15,
        ) +
        line(
          `M${toTenths(x - radius * 1.5)} ${toTenths(y + radius * 0.5)}Q${x} ${toTenths(y + radius * 0.9)} ${toTenths(x + radius * 1.5)} ${toTenths(y - radius * 0.5)}`,
          "#ffe66b",
          6,
        )
      : "")
  );
}

/** An arcade cabinet with its foot at (x, y). */
function cabinet(x: number, y: number, scale: number, glowing: string, body: string): string {
  return `<g transform="translate(${toTenths(x)} ${toTenths(y)}) scale(${scale})">${
    ellipse(0, 2, 78, 12, "#000000", 'opacity=".35"') +
    path("M-58 0V-196Q-58 -216 -40 -216H40Q58 -216 58 -196V-92L70 -76V0Z", body, outline) +
    rect(-46, -206, 92, 28, glowing, `rx="10" ${outline}`) +
    times(3, (index) => path(star(-26 + index * 26, -192, 8, 3), "#ffffff")) +
    rect(-42, -168, 84, 68, "#12042f", `rx="10" ${outline}`) +
    line("M-32 -118l14 -20l14 12l16 -26l18 18", glowing, 5) +
    circle(22, -154, 6, "#ffe66b") +
    path("M-50 -92H52L66 -74H-50Z", "#23093f", outline) +
    line("M-26 -82V-104", ink, 8) +
    circle(-26, -108, 9, "#ff4d5f", outline) +
    circle(6, -84, 6, "#c6ff3d") +
    circle(26, -84, 6, "#ffe66b") +
    circle(44, -82, 6, "#2bd9ff") +
    rect(-30, -56, 60, 40, "#12042f", 'rx="6"') +
    rect(-4, -48, 8, 22, "#ffe66b", 'rx="3"')
  }</g>`;
}

function coins(x: number, ground: number, scale: number): string {
  const places: readonly (readonly [number, number, number])[] = [
    [-120, -300, 22],
    [110, -330, 18],
    [150, -200, 26],
    [-150, -170, 20],
    [300, -150, 20],
    [-310, -130, 18],
  ];
  return places
    .map(([dx, dy, radius]) => {
      const [cx, cy, r] = [x + dx * scale, Math.max(26, ground + dy * scale), radius * scale] as const;
      return (
        circle(cx, cy, r, "#ffc52e", outline) +
        circle(cx, cy, r * 0.62, "#fff09a") +
        path(star(cx, cy, r * 0.5, r * 0.22, 5), "#f09a0c")
      );
    })
    .join("");
}
