const INTERVAL_MS = 10_000;

/**
 * Reads every ten seconds the metrics that only the database knows, so that every node exports them. While the database is down the last values
 * stay.
 */
export function startWatch(
  log: { warn(details: object, message: string): void },
  looks: Record<string, () => Promise<void>>,
): { stop(): void } {
  const lookAround = async () => {
    for (const [what, look] of Object.entries(looks))
      await look().catch((error) => log.warn({ err: error, what }, "metrics could not be read"));
  };
  const timer = setInterval(lookAround, INTERVAL_MS);
  timer.unref();
  void lookAround();
  return { stop: () => clearInterval(timer) };
}
