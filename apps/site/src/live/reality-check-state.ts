import type { RealityCheck } from "@bellwether/contract/calls/limits.ts";
import { create } from "zustand";
import { useRoundRunning } from "./round-running.ts";

/** Time and money of the session as a reality check shows them. Amounts are decimal text. */
export type ShownCheck = Pick<
  RealityCheck,
  "elapsed_minutes" | "elapsed_seconds" | "staked" | "paid" | "net_result" | "currency"
>;

type RealityCheckState = { due: ShownCheck | undefined; seen: ShownCheck | undefined };

/**
 * The reality check that waits for the player's answer, and its latest figures. While one is due, games are paused here, and the gate rejects
 * stakes whatever this page does.
 */
export const useRealityCheck = create<RealityCheckState>(() => ({ due: undefined, seen: undefined }));

/** Must the player answer a check now? One that becomes due during a timed round waits for its end. */
export function useCheckIsDue(): boolean {
  const isDue = useRealityCheck((state) => state.due !== undefined);
  const isTimed = useRoundRunning(({ timed }) => timed.size > 0);
  return isDue && !isTimed;
}

export function onRealityCheck(check: ShownCheck & { is_due?: boolean }): void {
  const { is_due = true, ...shown } = check;
  useRealityCheck.setState({ seen: shown, ...(is_due && { due: shown }) });
}

export function settleRealityCheck(check?: ShownCheck): void {
  useRealityCheck.setState({ due: undefined, ...(check && { seen: check }) });
}

/** Forgets the check when another player, or nobody, is signed in. */
export function forgetRealityChecks(): void {
  useRealityCheck.setState({ due: undefined, seen: undefined });
}
