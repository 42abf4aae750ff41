import { DomainError } from "@bellwether/contract";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { StopKind } from "@bellwether/contract/office/index.ts";
import { paced, type QuietPort } from "@bellwether/contract/paced.ts";
import type { DatabasePort, LogPort, StopBoard, StopsPort } from "../ports.ts";
import { isStopInForce, readOpenStops, type StoredStop } from "./incident-stop.ts";

/** How often a node looks: it obeys within a second or two. */
const LOOK_EVERY_MS = SECOND_MS;

export function createStopBoard(deps: DatabasePort & LogPort & QuietPort): StopBoard {
  const { database, log } = deps;
  let known: readonly StoredStop[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isSilent = false;
  const refresh = async () => {
    known = await readOpenStops(database);
  };
  const refreshInPace = paced(refresh, deps);
  const look = async () => {
    try {
      await refreshInPace();
      isSilent = false;
    } catch (error) {
      // One line per outage, because it looks often.
      if (!isSilent) log.warn({ err: error }, "what is stopped could not be read");
      isSilent = true;
    }
    timer = timer && setTimeout(look, LOOK_EVERY_MS).unref();
  };
  return {
    isStopped: (kind, target, now) =>
      known.some((stop) => stop.kind === kind && stop.target === target && isStopInForce(stop, now)),
    inForce: (now) => known.filter((stop) => isStopInForce(stop, now)),
    refresh,
    start() {
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Kinds that stop all of something. */
export type WholeKind = Extract<StopKind, "signup" | "deposits" | "withdrawals" | "play">;

/** Whether all of it is stopped, or for the country. */
export const isStoppedIn = ({ stops }: StopsPort, kind: WholeKind, country: string, now: Date) =>
  stops.isStopped(kind, "", now) || (kind !== "withdrawals" && stops.isStopped("country", country, now));

/** @throws DomainError `paused` where all of it is stopped, or the country; withdrawals go on in a stopped country */
export function refuseStopped(deps: StopsPort, kind: WholeKind, country: string, now: Date): void {
  if (isStoppedIn(deps, kind, country, now))
    throw new DomainError("paused", { detail: `operators have stopped ${kind}` });
}

/** Whether a game cannot be played: itself, its provider, all play, or its player's country. */
export const isGameStopped = (
  deps: StopsPort,
  { code, provider }: { code: string; provider: string },
  country: string,
  now: Date,
) => isStoppedIn(deps, "play", country, now) || isTitleStopped(deps, { code, provider }, now);

/** Whether a game or its provider is stopped for everybody: lists leave it out meanwhile. */
export const isTitleStopped = (
  { stops }: StopsPort,
  { code, provider }: { code: string; provider: string },
  now: Date,
) => stops.isStopped("game", code, now) || stops.isStopped("provider", provider, now);
