import { createStore, type Store } from "../browser/store.ts";

/** Something that only the person at the desk can give: while somebody waits for it, a dialog asks for it. */
export type WaitingRoom = {
  /** Whether somebody waits. */
  waiting: Store<boolean>;
  /** Waits until it is given (true) or denied (false). All who wait at one time wait for the same answer. */
  wait(): Promise<boolean>;
  answer(given: boolean): void;
};

export function createWaitingRoom(): WaitingRoom {
  const waiting = createStore(false);
  let inside: ((given: boolean) => void)[] = [];
  return {
    waiting,
    wait: () =>
      new Promise((resolve) => {
        inside.push(resolve);
        waiting.write(true);
      }),
    answer(given) {
      const leaving = inside;
      inside = [];
      waiting.write(false);
      for (const resolve of leaving) resolve(given);
    },
  };
}
