import { glowCircle } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, toTenths } from "../../paint/shape.ts";

type Quartet = { x: number; y: number; size: number; dark: string; wood: string; light: string };
type Player = { at: number; step: number; way: number; plays: "violin" | "viola" | "cello"; hair: boolean };

/** Two violins on the left, and the viola and the cello opposite. The outer players sit nearer to us. */
const players: readonly Player[] = [
  { at: -0.76, step: 0, way: 1, plays: "violin", hair: true },
  { at: 0.8, step: 0, way: -1, plays: "viola", hair: true },
  { at: -1.62, step: 0.2, way: 1, plays: "violin", hair: false },
  { at: 1.68, step: 0.2, way: -1, plays: "cello", hair: false },
];

/** A string quartet in the evening: four seated players as silhouettes, with lit music stands. `size` is a player's height. */
export function paintQuartet({ x, y, size, dark, wood, light }: Quartet): string {
  const stand = (way: number, at: number, step: number) => {
    const [left, foot] = [x + at * size, y + step * size];
    const desk = foot - size * 0.62;
    return (
      line(
        `M${left} ${desk}V${foot - size * 0.1}M${left - size * 0.14} ${foot}l${size * 0.14} ${-size * 0.12}l${size * 0.14} ${size * 0.12}`,
        dark,
        size * 0.035,
      ) +
      polygon(
        [
          [left - way * size * 0.14, desk + size * 0.04],
          [left + way * size * 0.02, desk - size * 0.26],
          [left + way * size * 0.1, desk - size * 0.24],
          [left - way * size * 0.05, desk + size * 0.07],
        ],
        "#fff3d6",
      ) +
      line(
        `M${left + way * size * 0.06} ${desk - size * 0.26}L${left - way * size * 0.08} ${desk + size * 0.07}`,
        dark,
        size * 0.03,
      )
    );
  };
  const glows = players.map(({ at, step, way }, index) =>
    glowCircle(
      `stand${index}`,
      x + (at + way * 0.4) * size,
      y + (step - 0.66) * size,
      size * 0.7,
      light,
      0.55,
    ),
  );
  const seats = players.map(
    ({ at, step, way, plays, hair }) =>
      `<g transform="translate(${toTenths(x + at * size)} ${toTenths(y + step * size)}) scale(${toTenths(way * size) / 100} ${toTenths(size) / 100})">` +
      seated(dark, wood, light, hair) +
      (plays === "cello" ? cello(dark, wood, light) : fiddle(dark, wood, plays === "viola" ? 1.2 : 1)) +
      "</g>" +
      stand(way, at + way * 0.56, step),
  );
  return [...glows, ...seats].join("");
}

/** A seated figure of 100 units' height that looks to the right. The light of its stand falls on face and knees. */
const seated = (dark: string, wood: string, light: string, hair: boolean) =>
  ellipse(6, 1, 36, 5, "#000000", 'opacity=".35"') +
  line("M-18 -38V0M10 -36V0M-18 -38H12M-20 -66Q-22 -50 -18 -38", wood, 4) +
  path("M-14 -72Q0 -80 10 -72Q14 -56 8 -42L34 -42Q40 -40 38 -32L34 0H24L26 -28H-6Q-18 -30 -17 -44Z", dark) +
  path("M28 -3H40Q44 0 42 2H24Z", dark) +
  circle(3, -87, 11, dark) +
  (hair ? circle(-8, -93, 6, dark) : "") +
  line("M11 -94Q15 -87 11 -80M12 -70Q14 -60 11 -46L34 -43Q39 -40 38 -32", light, 2.4, 'opacity=".8"');

/** A violin or viola under the chin with its bow. */
const fiddle = (dark: string, wood: string, size: number) =>
  `<g transform="translate(8 -75) rotate(8) scale(${size})">` +
  ellipse(5, 0, 7, 6, wood) +
  ellipse(15, 0, 8, 6.6, wood) +
  rect(20, -1.6, 20, 3.2, wood, 'rx="1.6"') +
  "</g>" +
  line("M-6 -66L20 -56L38 -72", dark, 7) +
  line("M-6 -68L14 -62L22 -60", dark, 7) +
  line("M24 -98L20 -52", "#f3dcb4", 1.8);

/** A cello between the knees, with its spike on the ground. */
const cello = (dark: string, wood: string, light: string) =>
  `<g transform="translate(26 0) rotate(-14)">` +
  line("M0 0V-14M0 -62V-104", wood, 4) +
  path(
    "M0 -64C9 -64 14 -58 12 -51C11 -46 9 -44 10 -40C18 -36 19 -24 14 -17C9 -10 -9 -10 -14 -17C-19 -24 -18 -36 -10 -40C-9 -44 -11 -46 -12 -51C-14 -58 -9 -64 0 -64Z",
    wood,
  ) +
  line("M0 -62V-24", dark, 3) +
  line("M15 -34Q18 -24 11 -15M11 -59Q13 -53 10 -46", light, 2, 'opacity=".7"') +
  circle(0, -106, 4, wood) +
  "</g>" +
  line("M4 -68L24 -58L10 -84", dark, 7) +
  line("M-6 -66L4 -44L22 -36", dark, 7) +
  line("M2 -34L46 -42", "#f3dcb4", 1.8);
