import { radial, vertical } from "../paint/gradient.ts";
import { itemAt } from "../paint/item-at.ts";
import { star } from "../paint/rays.ts";
import { circle, ellipse, line, path, times, toTenths } from "../paint/shape.ts";
import { eyes, mouth } from "./face.ts";
import { limb, type Point, reach, shifted, turned } from "./limb.ts";
import type { Arm, Pose } from "./pose.ts";

const ink = "#1a0645";
const weight = 8;
const outline = `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`;

/** Zap, a young comet with a blazing tail, pilot's goggles and lime trainers. 400 × 480. */
export function drawZap(pose: Pose): string {
  const sit = pose.legs === "sit";
  const arms = (front: boolean) =>
    (
      [
        [-1, pose.left],
        [1, pose.right],
      ] as const
    )
      .filter(([, arm]) => Boolean(arm.front) === front)
      .map(([way, arm]) => drawArm([200 + way * 80, 300], arm, way))
      .join("");
  const ball = turned(tail(pose) + shell() + goggles() + face(pose), pose.tilt, [200, 290]);
  return (
    gradients +
    ellipse(200, 456, 92 - pose.lift * 0.6, 11, ink, 'opacity=".4"') +
    shifted(
      drawLegs(pose) + shifted(arms(false) + ball + arms(true), 0, sit ? 38 : 0) + sparks(pose),
      0,
      -pose.lift,
    )
  );
}

const gradients =
  radial(
    "zap-shell",
    [
      [0, "#fff3a0"],
      [0.36, "#ffc13a"],
      [0.72, "#ff6a3d"],
      [1, "#e0216f"],
    ],
    0.36,
    0.3,
    0.82,
  ) +
  vertical("zap-tail", [
    [0, "#7bf7ff"],
    [0.55, "#2bd9ff"],
    [1, "#7a5cff"],
  ]) +
  vertical("zap-flame", [
    [0, "#eaff7a"],
    [0.6, "#c6ff3d"],
    [1, "#3fe08a"],
  ]) +
  vertical("zap-lens", [
    [0, "#ffffff"],
    [0.5, "#9df4ff"],
    [1, "#35bfff"],
  ]);

/** Flames combed back like hair: the outer blue, the inner lime, the heart nearly white. */
function tail({ lift, eyes: kind }: Pose): string {
  const limp = kind === "closed";
  const drawn =
    path(
      "M112 250C86 196 98 150 74 96C116 112 130 132 140 152C142 106 166 66 158 14C206 44 216 84 214 122C234 96 262 84 280 48C298 92 290 124 276 150C298 142 322 140 346 116C342 170 318 204 290 250Z",
      "url(#zap-tail)",
      outline,
    ) +
    path(
      "M132 238C120 204 126 176 114 146C142 162 152 178 160 192C162 152 178 116 176 72C202 102 206 132 204 158C220 138 244 126 258 102C266 134 258 158 248 178C266 174 282 170 300 158C294 192 284 214 270 240Z",
      "url(#zap-flame)",
    ) +
    path(
      "M156 230C152 206 156 194 150 178C168 190 174 200 180 212C184 184 192 160 190 134C206 156 210 178 208 200C222 184 232 178 242 164C244 188 240 204 232 220Z",
      "#fdffe0",
    );
  if (limp) return turned(`<g transform="translate(0 76) scale(1 .68)">${drawn}</g>`, 14, [200, 240]);
  return lift ? `<g transform="translate(0 -20) scale(1 1.09)">${drawn}</g>` : drawn;
}

function shell(): string {
  const dent = (x: number, y: number, size: number) =>
    ellipse(x, y, size, size * 0.82, "#d93a4a", 'opacity=".42"') +
    ellipse(x + 1.5, y + 2.5, size * 0.76, size * 0.58, "#ff9a4a", 'opacity=".6"');
  return (
    circle(200, 282, 106, "url(#zap-shell)", outline) +
    `<clipPath id="zap-ball"><circle cx="200" cy="282" r="102"/></clipPath><g clip-path="url(#zap-ball)">${path("M110 340Q210 420 320 270V400H110Z", "#b3126b", 'opacity=".28"')}${dent(280, 344, 17)}${dent(122, 340, 12)}${dent(258, 374, 9)}${dent(150, 370, 14)}</g>` +
    line("M112 268A90 90 0 0 1 150 208", "#fffbe0", 9, 'opacity=".85"')
  );
}

function goggles(): string {
  const lens = (x: number) =>
    circle(x, 206, 29, "#c6ff3d", outline) +
    circle(x, 206, 19, "url(#zap-lens)", `stroke="${ink}" stroke-width="5"`) +
    line(`M${x - 9} 209l9 -11`, "#ffffff", 5);
  return (
    line("M106 236Q200 176 294 236", ink, 26) +
    line("M108 235Q200 178 292 235", "#5a2bd6", 12) +
    lens(164) +
    lens(236) +
    path("M190 200h20v12h-20z", "#c6ff3d", `stroke="${ink}" stroke-width="5"`)
  );
}

function face(pose: Pose): string {
  const grin = pose.mouth === "grin";
  return (
    ellipse(128, 312, 17, 11, "#ff2e88", 'opacity=".55"') +
    ellipse(272, 312, 17, 11, "#ff2e88", 'opacity=".55"') +
    eyes(pose.eyes, { x: 200, y: 278, apart: 37, size: 18, ink, white: "#ffffff" }) +
    brows(pose) +
    mouth(pose.mouth, {
      x: 200,
      y: grin ? 316 : 324,
      size: grin ? 31 : 22,
      ink,
      weight: 6.5,
      tongue: "#ff5d8f",
    }) +
    (grin ? path("M178 321Q200 328 222 321L220 330Q200 335 180 330Z", "#ffffff") : "")
  );
}

function brows({ eyes: kind, mouth: lips }: Pose): string {
  if (kind === "closed" || kind === "happy") return "";
  const left = kind === "wide" ? -4 : 2;
  const right = lips === "smirk" ? -5 : left;
  return line(`M142 ${248 + left}q16 -10 30 -2`, ink, 7) + line(`M258 ${248 + right}q-16 -10 -30 -2`, ink, 7);
}

function drawArm(shoulder: Point, arm: Arm, way: 1 | -1): string {
  const { elbow, hand, turn } = reach(shoulder, arm, way);
  return (
    limb(shoulder, elbow, hand, { width: 20, fill: "#ff4f9a", outline: ink, weight }) +
    turned(glove(hand, way), turn, hand)
  );
}

function glove([x, y]: Point, way: 1 | -1): string {
  return (
    ellipse(
      x + 6,
      y - way * 18,
      12,
      8.5,
      "#ffffff",
      `${outline} transform="rotate(${-way * 28} ${toTenths(x + 6)} ${toTenths(y - way * 18)})"`,
    ) +
    path(
      `M${x - 4} ${y - 19}Q${x + 28} ${y - 24} ${x + 34} ${y - 9}Q${x + 38} ${y} ${x + 34} ${y + 9}Q${x + 28} ${y + 24} ${x - 4} ${y + 19}Z`,
      "#ffffff",
      outline,
    ) +
    line(`M${x + 18} ${y - 6}h13M${x + 18} ${y + 6}h13`, ink, 4.5) +
    `<rect x="${x - 13}" y="${y - 20}" width="14" height="40" rx="7" fill="#23d5f5" ${outline}/>`
  );
}

function drawLegs({ legs }: Pose): string {
  const trainer = ([x, y]: Point, way: 1 | -1, turn: number) =>
    turned(
      path(
        `M${x - way * 20} ${y - 20}H${x + way * 10}Q${x + way * 16} ${y - 8} ${x + way * 34} ${y - 6}Q${x + way * 48} ${y - 2} ${x + way * 46} ${y + 14}H${x - way * 24}Z`,
        "#c6ff3d",
        outline,
      ) +
        path(`M${x - way * 24} ${y + 6}H${x + way * 46}V${y + 14}H${x - way * 24}Z`, "#ffffff") +
        line(`M${x - way * 22} ${y + 5}H${x + way * 44}`, ink, 4) +
        line(`M${x + way * 8} ${y - 12}l${way * 9} 7M${x + way * 1} ${y - 9}l${way * 9} 7`, ink, 4),
      turn,
      [x, y],
    );
  const leg = (from: Point, bend: Point, to: Point, way: 1 | -1, turn: number) =>
    limb(from, bend, [to[0], to[1] - 14], { width: 20, fill: "#ff4f9a", outline: ink, weight }) +
    trainer(to, way, turn);
  if (legs === "jump")
    return leg([166, 372], [140, 404], [118, 418], -1, 34) + leg([234, 372], [262, 400], [290, 406], 1, -30);
  if (legs === "sit")
    return leg([166, 410], [138, 416], [116, 440], -1, 0) + leg([234, 410], [262, 416], [284, 440], 1, 0);
  return leg([168, 376], [164, 410], [160, 440], -1, 0) + leg([232, 376], [236, 410], [240, 440], 1, 0);
}

function sparks({ lift, eyes: kind }: Pose): string {
  if (kind === "closed") return "";
  const places: [number, number, number, string][] = [
    [42, 150, 15, "#c6ff3d"],
    [366, 196, 12, "#7bf7ff"],
    [352, 66, 17, "#ffe66b"],
    [60, 52, 10, "#ff7ac0"],
  ];
  return times(lift ? 4 : 3, (index) => {
    const [x, y, size, colour] = itemAt(places, index);
    return path(
      star(x, y, size, size * 0.34),
      colour,
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    );
  });
}
