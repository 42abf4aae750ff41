import { radial, vertical } from "../paint/gradient.ts";
import { circle, ellipse, line, path, times, toTenths } from "../paint/shape.ts";
import { eyes, mouth } from "./face.ts";
import { limb, type Point, reach, shifted, turned } from "./limb.ts";
import type { Arm, Pose } from "./pose.ts";

const ink = "#15204a";
const skin = "#f6cfae";
const skinShade = "#e3ab86";
const wool = "#fffdf6";
const woolShade = "#f1dfc2";
const weight = 7;
const tube = { width: 24, fill: skin, outline: ink, weight };

/** Bell, the sheep who leads the flock: cream wool, a tomato-red scarf, and the golden bell. 400 × 480. */
export function drawBell(pose: Pose): string {
  const sit = pose.legs === "sit";
  const drop = sit ? 44 : 0;
  const arms = (front: boolean) =>
    (
      [
        [-1, pose.left],
        [1, pose.right],
      ] as const
    )
      .filter(([, arm]) => Boolean(arm.front) === front)
      .map(([way, arm]) => drawArm([200 + way * 84, 288], arm, way))
      .join("");
  const figure =
    drawLegs(pose) +
    shifted(
      arms(false) +
        tail() +
        body() +
        arms(true) +
        turned(head(pose), pose.tilt, [200, 236]) +
        turned(scarfAndBell(), pose.tilt * -0.8, [200, 240]),
      0,
      drop,
    );
  return (
    vertical("bell-gold", [
      [0, "#fff0a0"],
      [0.35, "#ffc52e"],
      [0.75, "#f09a0c"],
      [1, "#c46a05"],
    ]) +
    radial(
      "bell-wool",
      [
        [0, "#ffffff"],
        [0.62, wool],
        [1, woolShade],
      ],
      0.38,
      0.3,
      0.78,
    ) +
    radial(
      "bell-skin",
      [
        [0, "#ffe3c8"],
        [0.6, skin],
        [1, skinShade],
      ],
      0.4,
      0.3,
      0.8,
    ) +
    ellipse(200, 454, 118 - pose.lift * 0.7, 13 - pose.lift * 0.1, ink, 'opacity=".16"') +
    shifted(figure, 0, -pose.lift)
  );
}

/** A cloud outline: bumps of uneven size round an ellipse. */
function fleece(cx: number, cy: number, rx: number, ry: number, bumps: number, start = 0): string {
  const at = (index: number): Point => {
    const angle = start + ((index + 0.16 * Math.sin(index * 2.4)) / bumps) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  };
  let d = `M${at(0).map(toTenths).join(" ")}`;
  for (let index = 0; index < bumps; index++) {
    const [fx, fy] = at(index);
    const [tx, ty] = index === bumps - 1 ? at(0) : at(index + 1);
    const radius = Math.hypot(tx - fx, ty - fy) * 0.56;
    d += `A${toTenths(radius)} ${toTenths(radius)} 0 0 1 ${toTenths(tx)} ${toTenths(ty)}`;
  }
  return `${d}Z`;
}

function body(): string {
  const outline = fleece(200, 312, 104, 88, 12, 0.2);
  const curl = (x: number, y: number, way: number) =>
    line(`M${x} ${y}q${way * 16} -14 ${way * 24} 2q${way * 2} 12 ${-way * 9} 12`, "#e4cda6", 5);
  return (
    `<clipPath id="bell-body"><path d="${outline}"/></clipPath>` +
    path(outline, "url(#bell-wool)", `stroke="${ink}" stroke-width="${weight * 2}" stroke-linejoin="round"`) +
    path(outline, "url(#bell-wool)") +
    `<g clip-path="url(#bell-body)">${path(fleece(176, 290, 106, 90, 12, 0.5), wool, 'opacity=".0"')}${path(`M70 360Q200 452 330 330V470H70Z`, woolShade, 'opacity=".75"')}</g>` +
    curl(128, 322, 1) +
    curl(268, 330, -1) +
    curl(166, 372, 1) +
    curl(244, 378, -1) +
    curl(112, 366, 1)
  );
}

function tail(): string {
  const d = fleece(310, 340, 20, 17, 6);
  return (
    path(d, wool, `stroke="${ink}" stroke-width="${weight * 2}" stroke-linejoin="round"`) + path(d, wool)
  );
}

function head(pose: Pose): string {
  const ear = (way: 1 | -1) => {
    const x = 200 + way * 58;
    const droop = pose.eyes === "closed" || pose.mouth === "wavy" ? 24 : pose.lift ? -16 : 6;
    return turned(
      path(
        `M${x} 142q${way * 26} -24 ${way * 66} -4q${way * 8} 24 ${-way * 18} 40q${-way * 30} 8 ${-way * 48} -12z`,
        "url(#bell-skin)",
        `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`,
      ) +
        path(
          `M${x + way * 14} 148q${way * 18} -12 ${way * 40} 0q${way * 2} 12 ${-way * 12} 18q${-way * 18} 2 ${-way * 28} -18z`,
          "#ee9c93",
        ),
      way * droop,
      [x, 152],
    );
  };
  const face =
    "M138 140C136 102 264 102 262 140C266 178 262 204 246 222C228 242 172 242 154 222C138 204 134 178 138 140Z";
  const cap = fleece(200, 104, 64, 30, 9, 0.15);
  return (
    ear(-1) +
    ear(1) +
    path(face, "url(#bell-skin)", `stroke="${ink}" stroke-width="${weight}"`) +
    ellipse(152, 194, 15, 10, "#f08a7c", 'opacity=".62"') +
    ellipse(248, 194, 15, 10, "#f08a7c", 'opacity=".62"') +
    eyes(pose.eyes, { x: 200, y: 167, apart: 27, size: 11.5, ink }) +
    brows(pose) +
    path("M186 188Q200 182 214 188Q212 200 200 204Q188 200 186 188Z", "#c86a63") +
    ellipse(195, 190, 4, 2, "#f3b0a6") +
    line("M200 203V209", ink, 4.5) +
    mouth(pose.mouth, { x: 200, y: 208, size: 15, ink, weight: 5, tongue: "#f2766b" }) +
    path(cap, "url(#bell-wool)", `stroke="${ink}" stroke-width="${weight * 2}" stroke-linejoin="round"`) +
    path(cap, "url(#bell-wool)") +
    line("M168 108q14 -14 24 0M206 98q14 -12 24 2", "#e4cda6", 5)
  );
}

function brows({ eyes: kind, mouth: lips }: Pose): string {
  if (kind === "closed") return "";
  const rise = kind === "wide" ? -12 : lips === "smirk" ? -4 : 0;
  const slope = lips === "wavy" ? 5 : -2;
  return line(`M157 ${143 + rise}q9 -9 22 ${-slope - 5}M243 ${143 + rise}q-9 -9 -22 ${-slope - 5}`, ink, 4.5);
}

function scarfAndBell(): string {
  return (
    path(
      "M134 232Q200 266 266 232Q276 244 266 256Q200 292 134 256Q124 244 134 232Z",
      "#d8342b",
      `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`,
    ) +
    path("M140 250Q200 280 260 250L264 254Q200 288 136 254Z", "#a81f23", 'opacity=".7"') +
    times(4, (index) => circle(156 + index * 30, 248 + (index % 3 ? 10 : 0), 3.6, "#ffd9a8")) +
    circle(200, 272, 11, "none", `stroke="${ink}" stroke-width="12"`) +
    circle(200, 272, 11, "none", 'stroke="#ffc52e" stroke-width="5"') +
    circle(200, 345, 12, "#c46a05", `stroke="${ink}" stroke-width="${weight}"`) +
    path(
      "M200 276C176 276 172 298 168 318C166 328 156 332 156 340Q156 346 164 346H236Q244 346 244 340C244 332 234 328 232 318C228 298 224 276 200 276Z",
      "url(#bell-gold)",
      `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`,
    ) +
    line("M164 328Q200 338 236 328", "#a85a06", 4, 'opacity=".7"') +
    path(
      "M184 290Q178 302 177 318Q184 320 186 318Q186 302 192 290Q188 286 184 290Z",
      "#fff8d0",
      'opacity=".95"',
    )
  );
}

function drawArm(shoulder: Point, arm: Arm, way: 1 | -1): string {
  const { elbow, hand, turn } = reach(shoulder, arm, way);
  return limb(shoulder, elbow, hand, tube) + turned(hoof(hand[0], hand[1]), turn, hand);
}

/** A cloven hoof that points along the forearm. */
function hoof(x: number, y: number): string {
  return (
    path(
      `M${x - 8} ${y - 16}H${x + 10}Q${x + 26} ${y - 14} ${x + 25} ${y - 3}L${x + 16} ${y}L${x + 25} ${y + 3}Q${x + 26} ${y + 14} ${x + 10} ${y + 16}H${x - 8}Z`,
      ink,
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) + line(`M${x - 2} ${y - 8}Q${x + 8} ${y - 11} ${x + 14} ${y - 8}`, "#5563a8", 4)
  );
}

function drawLegs({ legs }: Pose): string {
  const leg = (from: Point, bend: Point, to: Point, turn: number) =>
    limb(from, bend, to, { ...tube, width: 26 }) + turned(hoof(to[0], to[1]), turn, to);
  if (legs === "jump")
    return leg([166, 380], [140, 420], [120, 424], 150) + leg([234, 380], [262, 418], [284, 410], 20);
  if (legs === "sit")
    return leg([160, 410], [128, 424], [104, 436], 200) + leg([240, 410], [272, 424], [296, 436], -20);
  return leg([164, 380], [162, 410], [162, 428], 90) + leg([236, 380], [238, 410], [238, 428], 90);
}
