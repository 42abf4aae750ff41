import { useSyncExternalStore } from "react";

/** False on the server and in the first render, so that both agree; true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

const noChange = () => () => {};
