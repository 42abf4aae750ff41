import { horizontal, radial, vertical } from "../paint/gradient.ts";
import { circle, ellipse, line, path, times } from "../paint/shape.ts";
import { eyes, mouth } from "./face.ts";
import { limb, type Point, reach, shifted, turned } from "./limb.ts";
import type { Arm, Pose } from "./pose.ts";

const ink = "#24100a";
const fur = "#ef7d22";
const cream = "#fff1d8";
const sock = "#3a1c12";
const brass = "#e3b34f";
const weight = 5;

/** Finn, the fox of the card room: bottle-green waistcoat, brass buttons, a clover in the lapel. 400 × 480. */
export function drawFinn(pose: Pose): string {
  const sits = pose.legs === "sit";
  const drop = sits ? 46 : 0;
  const arm = (way: 1 | -1) => drawArm([200 + way * 50, 262], way < 0 ? pose.left : pose.right, way);
  return (
    gradients +
    ellipse(200, 455, 100 - pose.lift * 0.6, 12 - pose.lift * 0.1, "#000000", 'opacity=".3"') +
    shifted(
      (sits ? "" : drawLegs(pose)) +
        shifted(tail(pose) + torso(), 0, drop) +
        (sits ? drawLegs(pose) : "") +
        shifted(arm(-1) + arm(1) + turned(shifted(head(pose), 0, -4), pose.tilt, [200, 232]), 0, drop),
      0,
      -pose.lift,
    )
  );
}

const gradients =
  radial(
    "finn-fur",
    [
      [0, "#ffab4f"],
      [0.6, fur],
      [1, "#c9540f"],
    ],
    0.4,
    0.3,
    0.8,
  ) +
  horizontal("finn-vest", [
    [0, "#0c4a35"],
    [0.45, "#1f8a5f"],
    [1, "#0a3b2b"],
  ]) +
  vertical("finn-tail", [
    [0, "#ffb45a"],
    [0.5, fur],
    [1, "#bf4c0d"],
  ]) +
  radial(
    "finn-cream",
    [
      [0, "#ffffff"],
      [0.7, cream],
      [1, "#f0cfa0"],
    ],
    0.45,
    0.3,
    0.8,
  );

function tail({ lift, legs }: Pose): string {
  const sweep =
    "M226 404C300 430 366 396 372 320C376 270 350 226 318 214C328 244 318 262 300 280C276 304 256 336 226 372Z";
  const tip =
    "M318 214C350 226 376 270 371 312C356 300 350 302 342 314C338 296 328 292 316 292C310 284 306 284 299 281C318 262 328 244 318 214Z";
  const ink2 = `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`;
  const drawn =
    path(sweep, "url(#finn-tail)", ink2) +
    path(tip, "url(#finn-cream)", ink2) +
    line("M262 388C310 388 338 362 344 330", "#ffd08a", 5, 'opacity=".6"');
  return turned(drawn, lift ? -14 : legs === "sit" ? 16 : 0, [230, 390]);
}

function torso(): string {
  const outline = `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`;
  return (
    path("M150 250Q200 226 250 250Q268 300 258 392Q200 410 142 392Q132 300 150 250Z", "#fffaf0", outline) +
    path(
      "M150 252Q166 244 178 242L200 322L222 242Q234 244 250 252Q268 300 258 392Q238 400 224 400L200 378L176 400Q160 400 142 392Q132 300 150 252Z",
      "url(#finn-vest)",
      outline,
    ) +
    line("M178 242L200 322L222 242", brass, 3.4) +
    line("M200 322V380", "#06281d", 3) +
    times(
      4,
      (index) =>
        circle(208, 334 + index * 16, 5, brass, 'stroke="#6b4708" stroke-width="1.6"') +
        circle(206.6, 332.6 + index * 16, 1.6, "#fff3c8"),
    ) +
    line("M150 346h32M218 346h32", brass, 3.4) +
    line("M214 350q14 22 30 -2", brass, 3) +
    circle(245, 350, 6, brass, 'stroke="#6b4708" stroke-width="1.6"') +
    clover(164, 290) +
    path("M200 268L168 252Q161 268 168 286Z", "#b3262e", outline) +
    path("M200 268L232 252Q239 268 232 286Z", "#b3262e", outline) +
    circle(200, 269, 9.5, "#d8363b", outline)
  );
}

function clover(x: number, y: number): string {
  return (
    line(`M${x} ${y}q2 12 -3 18`, "#2f7d32", 3) +
    times(4, (index) =>
      turned(
        path(
          `M${x} ${y}q-11 -6 -7 -13q4 -4 7 1q3 -5 7 -1q4 7 -7 13z`,
          "#6bd45a",
          'stroke="#1c5a22" stroke-width="1.4"',
        ),
        index * 90 + 45,
        [x, y],
      ),
    )
  );
}

function head(pose: Pose): string {
  const outline = `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`;
  const perk = pose.mouth === "wavy" || pose.eyes === "closed" ? 12 : pose.lift ? -5 : 0;
  const ear = (way: 1 | -1) => {
    const x = (dx: number) => 200 + way * dx;
    return turned(
      path(
        `M${x(24)} 122C${x(34)} 84 ${x(58)} 52 ${x(84)} 40C${x(98)} 74 ${x(96)} 118 ${x(84)} 150Z`,
        "url(#finn-fur)",
        outline,
      ) +
        path(`M${x(62)} 60Q${x(72)} 46 ${x(84)} 40Q${x(92)} 58 ${x(94)} 80Q${x(80)} 66 ${x(62)} 60Z`, sock) +
        path(
          `M${x(42)} 118C${x(48)} 96 ${x(60)} 80 ${x(74)} 72C${x(82)} 94 ${x(82)} 118 ${x(76)} 138Z`,
          "#7a2c14",
        ),
      way * perk,
      [x(60), 140],
    );
  };
  const skull =
    "M200 104C252 98 286 128 288 164C300 172 308 184 318 190C304 196 300 200 302 208C288 206 282 210 278 218C254 246 226 256 200 256C174 256 146 246 122 218C118 210 112 206 98 208C100 200 96 196 82 190C92 184 100 172 112 164C114 128 148 98 200 104Z";
  const mask =
    "M200 170C212 148 238 146 256 166C270 182 296 186 318 190C304 196 300 200 302 208C288 206 282 210 278 218C254 246 226 256 200 256C174 256 146 246 122 218C118 210 112 206 98 208C100 200 96 196 82 190C104 186 130 182 144 166C162 146 188 148 200 170Z";
  return (
    ear(-1) +
    ear(1) +
    path(skull, "url(#finn-fur)", outline) +
    `<clipPath id="finn-skull"><path d="${skull}"/></clipPath><g clip-path="url(#finn-skull)">${path(mask, "url(#finn-cream)")}${path("M188 100Q200 130 212 100Z", "#c9540f", 'opacity=".5"')}</g>` +
    ellipse(136, 204, 15, 9, "#f49a6a", 'opacity=".5"') +
    ellipse(264, 204, 15, 9, "#f49a6a", 'opacity=".5"') +
    eyes(pose.eyes, { x: 200, y: 172, apart: 38, size: 12, ink }) +
    brows(pose) +
    path("M180 198Q200 188 220 198Q216 214 200 220Q184 214 180 198Z", sock) +
    ellipse(193, 200, 6, 3, "#a0705c") +
    line("M200 219V226", ink, 4) +
    mouth(pose.mouth, { x: 200, y: 225, size: 17, ink, weight: 4.5, tongue: "#e8626a" })
  );
}

function brows({ eyes: kind, mouth: lips }: Pose): string {
  if (kind === "closed") return "";
  const left = kind === "wide" ? -13 : 0;
  const right = kind === "wide" ? -9 : lips === "smirk" ? -12 : 0;
  return (
    line(`M146 ${152 + left}Q160 ${141 + left} 178 ${149 + left}`, sock, 6) +
    line(`M254 ${152 + right}Q240 ${141 + right} 222 ${149 + right}`, sock, 6)
  );
}

function drawArm(shoulder: Point, arm: Arm, way: 1 | -1): string {
  const { elbow, hand, turn } = reach(shoulder, clearOfCheeks(arm), way);
  const cuff: Point = [hand[0] - (hand[0] - elbow[0]) * 0.2, hand[1] - (hand[1] - elbow[1]) * 0.2];
  const garter: Point = [
    shoulder[0] * 0.34 + elbow[0] * 0.5 + hand[0] * 0.16,
    shoulder[1] * 0.34 + elbow[1] * 0.5 + hand[1] * 0.16,
  ];
  return (
    limb(shoulder, elbow, cuff, { width: 27, fill: "#fffaf0", outline: ink, weight }) +
    circle(garter[0], garter[1], 4.5, brass, 'stroke="#6b4708" stroke-width="1.6"') +
    turned(
      `<rect x="${cuff[0] - 7}" y="${cuff[1] - 17}" width="14" height="34" rx="5" fill="#ffffff" stroke="${ink}" stroke-width="${weight}"/>` +
        circle(cuff[0], cuff[1] + 8, 2.8, brass),
      turn,
      cuff,
    ) +
    turned(paw(hand, way), turn, hand)
  );
}

/** A raised arm goes further out, past the fur of the cheeks. */
function clearOfCheeks(arm: Arm): Arm {
  if (arm.hand[1] > -60) return arm;
  return { ...arm, elbow: [arm.elbow[0] * 1.3, arm.elbow[1]], hand: [arm.hand[0] * 1.6, arm.hand[1]] };
}

function paw([x, y]: Point, way: 1 | -1): string {
  const outline = `stroke="${ink}" stroke-width="${weight - 1}" stroke-linejoin="round"`;
  return (
    ellipse(x + 4, y - way * 13, 9, 6.5, sock, outline) +
    path(
      `M${x - 6} ${y - 14}Q${x + 20} ${y - 18} ${x + 25} ${y - 7}Q${x + 29} ${y} ${x + 25} ${y + 7}Q${x + 20} ${y + 18} ${x - 6} ${y + 14}Z`,
      sock,
      outline,
    ) +
    line(`M${x + 13} ${y - 5}h9M${x + 13} ${y + 5}h9`, "#7a4a34", 3)
  );
}

function drawLegs({ legs }: Pose): string {
  const trousers = { width: 34, fill: "#26352f", outline: ink, weight };
  const shoe = ([x, y]: Point, way: 1 | -1, turn: number) =>
    turned(
      path(
        `M${x - way * 20} ${y - 14}H${x + way * 12}Q${x + way * 40} ${y - 8} ${x + way * 42} ${y + 12}H${x - way * 20}Z`,
        "#7d2430",
        `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`,
      ) + line(`M${x + way * 12} ${y - 4}Q${x + way * 26} ${y - 3} ${x + way * 32} ${y + 3}`, "#d98a8f", 3.4),
      turn,
      [x, y],
    );
  const leg = (from: Point, bend: Point, to: Point, way: 1 | -1, turn: number) =>
    shoe(to, way, turn) + limb(from, bend, [to[0], to[1] - 14], trousers);
  if (legs === "jump")
    return leg([176, 386], [148, 414], [134, 438], -1, 22) + leg([224, 386], [262, 404], [276, 424], 1, -26);
  if (legs === "sit")
    return leg([172, 416], [132, 412], [112, 442], -1, 0) + leg([228, 416], [268, 412], [288, 442], 1, 0);
  return leg([176, 386], [174, 416], [172, 442], -1, 0) + leg([224, 386], [226, 416], [228, 442], 1, 0);
}
