/** How much of the whole is used, 0 to 1; nothing of nothing is all of it, for then nothing is left. */
export function fraction(value: number, max: number): number {
  if (max <= 0) return 1;
  return Math.min(1, Math.max(0, value / max));
}

export type MeterTone = "calm" | "near" | "full";

/** From 80 % a limit is near; at 100 % it is reached. */
export function meterTone(value: number, max: number): MeterTone {
  const used = fraction(value, max);
  if (used >= 1) return "full";
  return used >= 0.8 ? "near" : "calm";
}
