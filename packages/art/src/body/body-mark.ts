import type { PublicBody } from "@bellwether/market/public-bodies.ts";
import type { Fonts } from "../lettering/font.ts";
import { setLines } from "../lettering/set-lines.ts";
import { circle, line, path, rect } from "../paint/shape.ts";

const WIDTH = 168;
const HEIGHT = 64;
const INK = "#1b2333";

type Look = { lines: readonly string[]; sign: string };

/** Our own mark for a regulator or a help organisation: a sign for its work, and its name. It copies no official emblem. */
export function bodyMarkSvg(body: PublicBody, fonts: Fonts): string {
  const look = bodyLooks[body.slug];
  if (!look) throw new Error(`${body.slug} has no mark`);
  const { lines, sign } = look;
  const name = setLines(fonts.figtree, lines, { x: 108, y: HEIGHT / 2, width: 104, height: 44 });
  const plate = rect(1, 1, WIDTH - 2, HEIGHT - 2, "#ffffff", `rx="10" stroke="${INK}" stroke-opacity=".2"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${plate}${sign}${path(name, INK)}</svg>`;
}

/** A shield with a tick: supervision. */
function shield(fill: string, tick: string): string {
  return (
    path("M30 10L48 16V32C48 43 40 51 30 55C20 51 12 43 12 32V16Z", fill) +
    line("M21.5 32L27.5 38.5L39 25.5", tick, 5)
  );
}

/** Two bars in a disc: play is paused. */
const pause =
  circle(30, 32, 21, "#0b5d52") +
  rect(21.5, 22, 6, 20, "#ffffff", 'rx="2"') +
  rect(32.5, 22, 6, 20, "#ffffff", 'rx="2"');

/** Someone who listens: a helpline. */
const talk =
  path(
    "M16 13H44A7 7 0 0 1 51 20V36A7 7 0 0 1 44 43H32L21 53V43H16A7 7 0 0 1 9 36V20A7 7 0 0 1 16 13Z",
    "#234a8c",
  ) +
  circle(20, 28, 3, "#ffffff") +
  circle(30, 28, 3, "#ffffff") +
  circle(40, 28, 3, "#ffffff");

/** Signs by the body's slug. A test checks that each body has one. */
export const bodyLooks: Record<string, Look> = {
  "curacao-gaming-authority": {
    lines: ["Curaçao", "Gaming", "Authority"],
    sign: shield("#1d4f91", "#ffffff"),
  },
  "malta-gaming-authority": { lines: ["Malta", "Gaming", "Authority"], sign: shield("#8f1d2c", "#ffffff") },
  "gambling-commission": { lines: ["Gambling", "Commission"], sign: shield("#3d2a6b", "#ffffff") },
  spelinspektionen: { lines: ["Spel-", "inspektionen"], sign: shield("#0a4f83", "#ffd23d") },
  spelpaus: { lines: ["Spelpaus.se"], sign: pause },
  stodlinjen: { lines: ["Stödlinjen", "020-81 91 00"], sign: talk },
};
