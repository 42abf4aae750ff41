import type { Pen } from "./pen.ts";

/** The dealer's size in pixels of their picture. The table hides all of it that is below its far edge. */
export const DEALER = { width: 360, height: 480 };

/** Paints the dealer from the front, down to the waist: a face, shirt, waistcoat and bow tie. */
export function paintDealer(pen: Pen): void {
  const fill = (colour: string, draw: () => void) => {
    pen.beginPath();
    draw();
    pen.fillStyle = colour;
    pen.fill();
  };
  const shape = (colour: string, d: string) => {
    pen.fillStyle = colour;
    pen.fill(new Path2D(d));
  };
  const oval = (colour: string, x: number, y: number, across: number, down: number) =>
    fill(colour, () => pen.ellipse(x, y, across, down, 0, 0, Math.PI * 2));

  // The sleeves reach for the table.
  shape("#f6f1e6", "M180 150C112 152 62 172 46 238L14 480H346L314 238C298 172 248 152 180 150Z");
  shape("#ded6c6", "M78 262L66 480H92L98 250ZM282 262L294 480H268L262 250Z");
  shape("#231f2c", "M122 160L104 480H256L238 160L180 262Z");
  shape("#14111b", "M177 262H183V480H177Z");
  shape("#d9a074", "M154 108H206V152L180 182L154 152Z");
  shape("#fffdf6", "M152 146L180 176L208 146L220 168L186 202H174L140 168Z");
  shape("#a3152a", "M180 178L142 160V206L180 188L218 206V160Z");
  oval("#7d0f20", 180, 183, 9, 10);

  oval("#e2ab80", 124, 78, 9, 15);
  oval("#e2ab80", 236, 78, 9, 15);
  shape("#efbd94", "M126 62C126 22 234 22 234 62C236 112 214 146 180 146C146 146 124 112 126 62Z");
  shape(
    "#4a2c1d",
    "M122 76C112 24 146 4 184 4C226 4 246 30 238 76C232 62 228 52 218 46C196 54 160 54 142 46C132 52 128 62 122 76Z",
  );
  for (const x of [158, 202]) {
    oval("#2a1a14", x, 82, 5.5, 7);
    shape("#4a2c1d", `M${x - 13} 66Q${x} 58 ${x + 13} 66L${x + 12} 70Q${x} 64 ${x - 12} 70Z`);
  }
  shape("#dd9f76", "M180 84L172 106H188Z");
  shape("#a8403c", "M158 118Q180 138 202 118Q180 127 158 118Z");
}
