/** Number of confetti pieces per award [4.13, 9.02]. */
export const confettiCount = 100;

export type ConfettiPiece = {
  /** 0 to 99. */
  id: number;
  /** Horizontal start position in percent, 0 to 100. */
  leftPercent: number;
  /** Horizontal drift, −90 to 90. */
  driftPx: number;
  delayMs: number;
  fallMs: number;
  turnDegrees: number;
  /** Index of the brand's confetti colour, 1 to 5. */
  color: number;
  shape: "strip" | "square" | "dot";
};

export function confettiPieces(random: () => number): ConfettiPiece[] {
  const shapes = ["strip", "square", "dot"] as const;
  return Array.from({ length: confettiCount }, (_, id) => ({
    id,
    leftPercent: round(random() * 100),
    driftPx: round((random() - 0.5) * 180),
    delayMs: Math.round(random() * 1200),
    fallMs: Math.round(1800 + random() * 1600),
    turnDegrees: Math.round((random() - 0.5) * 1440),
    color: 1 + Math.min(4, Math.floor(random() * 5)),
    shape: shapes[Math.floor(random() * 3)] ?? "dot",
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
