import type { Pen } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";

const shells = ["#2c8c74", "#4e7f2e", "#1d7f95", "#8a6f2d", "#a3566f", "#4b5fa8"] as const;
const skins = ["#8bc34a", "#c2b34f", "#6fbf8b", "#b5a27a", "#9fc96a", "#86b7c9"] as const;

/** A plodding turtle, facing right, in a square of 100 units whose lower edge is the ground. `stride` is in turns. */
export function paintTurtle(pen: Pen, runner: number, silk: string, stride: number): void {
  const shell = shells[(runner - 1) % shells.length] ?? shells[0];
  const skin = skins[(runner - 1) % skins.length] ?? skins[0];
  const sway = Math.sin(stride * Math.PI * 2);
  pen.save();
  pen.rotate(sway * 0.03);
  pen.lineCap = "round";
  for (const [x, phase, shade] of [
    [-24, 0.5, 0.35],
    [22, 0, 0.35],
    [-30, 0, 0],
    [28, 0.5, 0],
  ] as const) {
    const step = Math.sin((stride + phase) * Math.PI * 2);
    pen.fillStyle = mix(skin, "#14321c", shade);
    pen.beginPath();
    pen.ellipse(x + step * 6, -8 - Math.max(0, step) * 4, 11, 8, step * 0.35, 0, Math.PI * 2);
    pen.fill();
  }
  // Tail, neck and head.
  pen.fillStyle = skin;
  pen.beginPath();
  pen.moveTo(-40, -16);
  pen.lineTo(-54, -11 + sway * 2);
  pen.lineTo(-38, -9);
  pen.fill();
  const reach = 4 * sway;
  pen.strokeStyle = skin;
  pen.lineWidth = 13;
  pen.beginPath();
  pen.moveTo(34, -18);
  pen.quadraticCurveTo(44, -20, 50 + reach, -31);
  pen.stroke();
  pen.beginPath();
  pen.ellipse(54 + reach, -35, 11, 9, 0.1, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#10221a";
  pen.beginPath();
  pen.arc(58 + reach, -38, 1.9, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = "#10221a";
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.moveTo(57 + reach, -31.5);
  pen.quadraticCurveTo(61 + reach, -30, 64 + reach, -33);
  pen.stroke();
  paintShell(pen, shell);
  paintHat(pen, runner, silk, reach);
  pen.restore();
}

function paintShell(pen: Pen, shell: string): void {
  pen.fillStyle = mix(shell, "#f2dfa0", 0.55);
  pen.beginPath();
  pen.ellipse(0, -14, 44, 9, 0, 0, Math.PI * 2);
  pen.fill();
  const light = pen.createLinearGradient(-20, -60, 12, -10);
  light.addColorStop(0, mix(shell, "#ffffff", 0.42));
  light.addColorStop(0.5, shell);
  light.addColorStop(1, mix(shell, "#06201a", 0.4));
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(-42, -15);
  pen.bezierCurveTo(-40, -58, 34, -64, 42, -15);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = mix(shell, "#06201a", 0.5);
  pen.lineWidth = 2.2;
  pen.beginPath();
  pen.moveTo(-17, -15);
  pen.lineTo(-11, -30);
  pen.lineTo(12, -31);
  pen.lineTo(18, -15);
  pen.moveTo(-11, -30);
  pen.lineTo(-18, -46);
  pen.moveTo(12, -31);
  pen.lineTo(17, -46);
  pen.moveTo(-38, -27);
  pen.lineTo(-11, -30);
  pen.moveTo(39, -27);
  pen.lineTo(12, -31);
  pen.stroke();
}

/** Each turtle wears something else: a cap, a bow, a headband with a feather. */
function paintHat(pen: Pen, runner: number, silk: string, reach: number): void {
  const x = 52 + reach;
  pen.fillStyle = silk;
  pen.beginPath();
  if (runner % 3 === 1) {
    pen.arc(x, -42, 8.5, Math.PI, 0);
    pen.lineTo(x + 17, -41);
    pen.lineTo(x - 8, -41);
  } else if (runner % 3 === 2) {
    pen.moveTo(x - 2, -44);
    pen.lineTo(x - 13, -51);
    pen.lineTo(x - 12, -39);
    pen.lineTo(x - 2, -44);
    pen.lineTo(x + 8, -52);
    pen.lineTo(x + 9, -40);
  } else {
    pen.roundRect(x - 10, -45, 19, 5, 2);
    pen.moveTo(x - 6, -44);
    pen.quadraticCurveTo(x - 18, -56, x - 10, -64);
    pen.quadraticCurveTo(x - 4, -54, x - 2, -44);
  }
  pen.fill();
}
