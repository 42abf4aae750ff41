import type { RoundInput, StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/** The state of an action; the migration describes each state. */
export type ActionState = "staking" | "taken" | "refused" | "unknown" | "rolled_back";

/** What a player chose in a round; a further stake is a bet of its own at the wallet. */
export type StudioAction = {
  owner: string;
  roundId: string;
  id: string;
  seq: number;
  /** The client's request; null when the rule decided. */
  requestId: string | null;
  action: RoundInput;
  stakeMinor: bigint;
  betUuid: string;
  rollbackUuid: string;
  state: ActionState;
  /**
   * Of the game in which the further stake was chosen; the stake is taken and given back with it. Null once the wallet is no longer needed, and
   * in an action of an earlier release.
   */
  launchToken: string | null;
  /** Why the wallet refused the further stake. */
  refusal: StudioErrorCode | null;
  /** In a running round of a table: when the stake was asked for, in ms after the start of the run. Null in other rounds. */
  fromMs: number | null;
  attempts: number;
};
