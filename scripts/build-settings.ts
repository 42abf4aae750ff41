import { createLogger, type Logger } from "vite";

/** How Vite's own loader reads a stylesheet that another one composes from: without its path. Its addresses would not be found. */
const COMPOSED = "did not pass the `from` option";

/**
 * A build's warnings, without the one that each composed stylesheet causes. `tests/repo/source-rules.test.ts` refuses addresses in such
 * stylesheets, so nothing is lost.
 */
export function createBuildLogger(): Logger {
  const logger = createLogger("warn");
  const { warnOnce } = logger;
  return {
    ...logger,
    warnOnce: (message, options) => {
      if (!message.includes(COMPOSED)) warnOnce(message, options);
    },
  };
}

/** How long plugins took is nothing to act on. */
export const buildChecks = { pluginTimings: false };
