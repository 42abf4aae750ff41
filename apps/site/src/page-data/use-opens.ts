import { useRoot } from "./use-player.ts";
import { opensUnder } from "./visitor-guard.ts";

/** Returns a check: is an address of ours open to the reader? Under maintenance, or for visitors kept on the lander, most redirect [2.15, 2.16]. */
export function useOpens(): (href: string) => boolean {
  const closure = useRoot()?.closure;
  return (href) => opensUnder(closure, href);
}
