import type { LiveRoundsFile } from "@bellwether/contract/calls/content.ts";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { LiveRound } from "@bellwether/contract/live-table.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { tellServerTime } from "../live/server-clock.ts";

/** What the open tables did at `atMs` by the server's clock; undefined before the first answer and after too many failures. */
type Rounds = { atMs: number; rounds: Readonly<Record<string, LiveRound>> } | undefined;

export const useRounds = create<{ known: Rounds }>(() => ({ known: undefined }));

/** The bounds of the time between two looks. A multiplier that rises is looked at most often. */
const MIN_WAIT_MS = 2 * SECOND_MS;
const MAX_WAIT_MS = 10 * SECOND_MS;
const CLIMB_MS = SECOND_MS;
/** After so many failures the page no longer says what the tables do. */
const MAX_FAILED = 3;

/** How long to wait before the next look: until the first of the shown rounds changes. */
export function waitMs(known: Rounds, shown: Iterable<string>): number {
  if (!known) return MIN_WAIT_MS;
  let wait = MAX_WAIT_MS;
  for (const id of shown) {
    const round = known.rounds[id];
    if (!round) continue;
    if (round.climb) return CLIMB_MS;
    wait = Math.min(wait, Date.parse(round.endsAt) - known.atMs + SECOND_MS / 2);
  }
  return Math.max(MIN_WAIT_MS, wait);
}

/** The tables that the page shows, and how often each is shown. */
const shown = new Map<string, number>();
let stop: (() => void) | undefined;

/** Looks at what the tables do while the page shows this one and is visible. */
export function useRoundShown(tableId: string | undefined): void {
  useEffect(() => {
    if (tableId === undefined) return;
    shown.set(tableId, (shown.get(tableId) ?? 0) + 1);
    stop ??= keepLooking();
    return () => {
      const left = (shown.get(tableId) ?? 1) - 1;
      if (left > 0) shown.set(tableId, left);
      else shown.delete(tableId);
      if (shown.size > 0) return;
      stop?.();
      stop = undefined;
    };
  }, [tableId]);
}

function keepLooking(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = 0;
  let isOver = false;
  const look = async () => {
    clearTimeout(timer);
    // A hidden page looks again when it is shown.
    if (document.visibilityState !== "visible") return;
    try {
      useRounds.setState({ known: await readRounds() });
      failed = 0;
    } catch {
      failed += 1;
      if (failed >= MAX_FAILED) useRounds.setState({ known: undefined });
    }
    if (!isOver)
      timer = setTimeout(
        () => void look(),
        failed > 0 ? MAX_WAIT_MS : waitMs(useRounds.getState().known, shown.keys()),
      );
  };
  const lookAgain = () => void look();
  document.addEventListener("visibilitychange", lookAgain);
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

async function readRounds(): Promise<Rounds> {
  const response = await fetch("/static/live/rounds.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`The rounds answered ${response.status}.`);
  const { timestamp, rounds } = (await response.json()) as LiveRoundsFile;
  const atMs = Date.parse(timestamp);
  tellServerTime(atMs);
  return { atMs, rounds };
}
