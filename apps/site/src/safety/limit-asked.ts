import { create } from "zustand";

/** The player who was asked for a limit during signup, so that the first deposit minutes later does not ask again. A full page load forgets it. */
const useLimitAsked = create<{ player: string | undefined }>(() => ({ player: undefined }));

export function noteLimitAsked(player: string | undefined): void {
  useLimitAsked.setState({ player });
}

export function wasLimitAsked(player: string | undefined): boolean {
  return player !== undefined && useLimitAsked.getState().player === player;
}
