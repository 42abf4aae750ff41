import { create } from "zustand";
import type { SitePlayer } from "../session/player.ts";

/** A deposit succeeded since the page loaded: the page's profile still says that there is none. */
const useDeposit = create<{ came: boolean }>(() => ({ came: false }));

export function noteDeposit(): void {
  useDeposit.setState({ came: true });
}

export function forgetDeposit(): void {
  useDeposit.setState({ came: false });
}

/** Has the player deposited, as far as the page and the push connection know? Then the welcome bonus does not apply [2.30]. */
export function useHasDeposited(player: Pick<SitePlayer, "hasDeposited"> | undefined): boolean {
  const came = useDeposit((state) => state.came);
  return player !== undefined && (player.hasDeposited || came);
}
