/** When the chain publishes a round, in ms. */
export function roundTimeMs(
  { genesisMs, periodMs }: { genesisMs: number; periodMs: number },
  round: number,
): number {
  return genesisMs + (round - 1) * periodMs;
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
