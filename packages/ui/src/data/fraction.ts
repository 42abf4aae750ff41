/** The used fraction, 0 to 1; 1 when `max` is 0, because then nothing is left. */
export function fraction(value: number, max: number): number {
  if (max <= 0) return 1;
  return Math.min(1, Math.max(0, value / max));
}

export type MeterTone = "calm" | "near" | "full";

/** From 80 % the limit is `near`; at 100 % it is `full`. */
export function meterTone(value: number, max: number): MeterTone {
  const used = fraction(value, max);
  if (used >= 1) return "full";
  return used >= 0.8 ? "near" : "calm";
}
