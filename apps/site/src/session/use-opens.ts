import { opensUnder } from "../request/visitor-guard.ts";
import { useRoot } from "./use-player.ts";

/** Tells of an address of ours whether it opens to the reader: under maintenance, and beside a lander, most lead back to where one is [2.15, 2.16]. */
export function useOpens(): (href: string) => boolean {
  const closure = useRoot()?.closure;
  return (href) => opensUnder(closure, href);
}
