import { create } from "zustand";

type RunningRounds = {
  running: boolean;
  /** The ids of the rounds that ask for decisions which do not wait for the player. */
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

/** The results of an earlier round can come when the next one runs already. */
export function noteRoundEnd(roundId: string): void {
  useRoundRunning.setState(({ timed }) => ({
    running: false,
    timed: new Set([...timed].filter((each) => each !== roundId)),
  }));
}

/** The game is closed or broken, or shows its tables: nobody sees a round. */
export function forgetRounds(): void {
  useRoundRunning.setState(NONE);
}
