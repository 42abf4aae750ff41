/** Remaining time as a clock shows it: `0:59`, `9:05`, `1:02:03`; never below `0:00`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / 3_600);
  const minutes = Math.floor((left % 3_600) / 60);
  const padded = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(left % 60)}` : `${minutes}:${padded(left % 60)}`;
}
