/** When the chain publishes a round, in ms. */
export function roundTimeMs(
  { genesisMs, periodMs }: { genesisMs: number; periodMs: number },
  round: number,
): number {
  return genesisMs + (round - 1) * periodMs;
}

/**
 * How far a clock may be behind the beacon's without being found before the seal, at ways of up to 60 ms (docs/operate.md). By such a clock a
 * value can exist this long before its round's time.
 */
const MAX_UNFOUND_MS = 600;

/**
 * Whether the value that comes at `valueAtMs` certainly does not exist at `at`, which was read from a clock that is compared with the beacon's,
 * or from one that may be `moreMs` behind such a clock.
 */
export function isBeforeValue(at: Date, valueAtMs: number, moreMs = 0): boolean {
  return at.getTime() < valueAtMs - MAX_UNFOUND_MS - moreMs;
}

/** The time before which the value of a table's round must not come: the close of its bets, and in a draw also the time of the draw. */
export function earliestOfValue({
  drawsAt,
  betsCloseAt,
}: {
  drawsAt: string | null;
  betsCloseAt: string;
}): string {
  return drawsAt !== null && Date.parse(drawsAt) >= Date.parse(betsCloseAt) ? drawsAt : betsCloseAt;
}

/** When a round of the chain came, in ms, and whether that was at the time `notBefore` or later. */
export function timeOfValue(
  { genesis_time, period }: { genesis_time: number; period: number },
  round: number,
  notBefore: string,
): { cameAtMs: number; isAfterClose: boolean } {
  const cameAtMs = roundTimeMs({ genesisMs: genesis_time * 1_000, periodMs: period * 1_000 }, round);
  return { cameAtMs, isAfterClose: cameAtMs >= Date.parse(notBefore) };
}
