import { create } from "zustand";

type RunningRounds = {
  running: boolean;
  /** The ids of running rounds in which the player must decide within a time. */
  timed: ReadonlySet<string>;
};

const NONE: RunningRounds = { running: false, timed: new Set() };

/** Is a round running in the game on the screen? Awards wait until it ends, and reality checks until the last timed round has ended. */
export const useRoundRunning = create<RunningRounds>(() => NONE);

export function noteRoundStart(roundId: string, isTimed: boolean): void {
  useRoundRunning.setState(({ timed }) => ({
    running: true,
    timed: isTimed ? new Set([...timed, roundId]) : timed,
  }));
}

/** Ends one round. Its results can arrive after the next round has begun, which then runs on. */
export function noteRoundEnd(roundId: string): void {
  useRoundRunning.setState(({ timed }) => ({
    running: false,
    timed: new Set([...timed].filter((each) => each !== roundId)),
  }));
}

/** Call it when the game is closed, has failed or shows its list of tables: then no round is on the screen. */
export function forgetRounds(): void {
  useRoundRunning.setState(NONE);
}
