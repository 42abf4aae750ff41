import { paths } from "../paths.ts";

/**
 * Pages that newer terms do not stand in the way of: where the terms are read, where money leaves, where play is limited or ended, and
 * where one is told about it. The gate refuses none of what is done there.
 */
const open: ReadonlySet<string> = new Set([
  paths.terms(),
  paths.privacyPolicy(),
  paths.cashout(),
  paths.playSafe(),
  paths.setLimits(),
  paths.responsibleGaming(),
  paths.support(),
  paths.userSettings(),
  paths.logout(),
]);

/** @param path without its language. */
export function termsAllow(path: string): boolean {
  return open.has(path);
}
