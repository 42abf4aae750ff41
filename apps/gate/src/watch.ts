import type { LogPort, SettingsPort } from "./ports.ts";

const INTERVAL_MS = 10_000;

/** Looks every ten seconds at what only the database knows, so that each node shows it. While the database is away the last figures stay. */
export function startWatch(
  { log, settings }: LogPort & SettingsPort<"runsJobs">,
  looks: Record<string, () => Promise<void>>,
): { stop(): void } {
  if (!settings.runsJobs) return { stop() {} };
  const lookAround = async () => {
    for (const [what, look] of Object.entries(looks))
      await look().catch((error) => log.warn({ err: error, what }, "figures could not be read"));
  };
  const timer = setInterval(lookAround, INTERVAL_MS);
  timer.unref();
  void lookAround();
  return { stop: () => clearInterval(timer) };
}
