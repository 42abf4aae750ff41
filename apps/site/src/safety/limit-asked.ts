import { create } from "zustand";

/** Which player was asked for a limit on the way into the account: the first deposit, minutes later, does not ask again. A page loaded anew does. */
const useLimitAsked = create<{ player: string | undefined }>(() => ({ player: undefined }));

export function noteLimitAsked(player: string | undefined): void {
  useLimitAsked.setState({ player });
}

export function wasLimitAsked(player: string | undefined): boolean {
  return player !== undefined && useLimitAsked.getState().player === player;
}
