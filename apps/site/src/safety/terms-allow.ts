import { paths } from "../paths.ts";

/**
 * Pages that new terms do not block: where the terms are read, money is withdrawn, play is limited or ended, and
 * where help is found. The gate allows everything that is done there.
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

/** @param path without its language prefix. */
export function termsAllow(path: string): boolean {
  return open.has(path);
}
