import type {
  ModelHash,
  ModelId,
  PlayMode,
  RoundInput,
  RoundScript,
  StudioErrorCode,
  TablePhase,
} from "@bellwether/contract/studio/index.ts";

import type { PotHit, RoundPot } from "../pot-terms.ts";

/** The state of a round; the migration describes each state. */
export type StudioRoundState =
  | "staking"
  | "staked"
  | "deciding"
  | "open"
  | "settling"
  | "settled"
  | "refused"
  | "unknown"
  | "rolled_back";

/** An action that counts; `byRule` when the rule took it for the player. */
export type TakenAction = { action: RoundInput; stakeMinor: bigint; byRule: boolean };

/** The table's round in which a bet was placed. `root` is null until the round is sealed, `beaconSignature` until it is drawn. */
export type RoundTable = {
  id: string;
  number: number;
  phase: TablePhase;
  betsCloseAt: Date;
  /** The time of the draw, for a ticket that was sold ahead. */
  drawsAt: Date | null;
  root: string | null;
  beaconSignature: string | null;
  /** The events of the draw. */
  events: RoundScript["events"] | null;
  /** The bet's actions in the run, in order. */
  actions: readonly { action: RoundInput; afterMs: number }[];
  /** The actions of the bet that this bet follows, in order. */
  followed: RoundTable["actions"];
  /** The player's game was not open since this round began. Known only at tables that sell rounds ahead. */
  isAway: boolean;
};

/** A round with the seeds from which it is drawn. Amounts are minor units of `currency`. */
export type StudioRound = {
  owner: string;
  id: string;
  playerId: string | null;
  /** Null in free play, and once the wallet is no longer needed. */
  launchToken: string | null;
  provider: string;
  gameCode: string;
  model: ModelId;
  /** Null in a round that a node without models started. */
  modelHash: ModelHash | null;
  mode: PlayMode;
  currency: string;
  contentHash: string;
  stakeMinor: bigint;
  input: RoundInput;
  /** The player's choices so far, in order; empty in an instant round. */
  actions: readonly TakenAction[];
  /** The free rounds to which it belongs: then the wallet takes no stake. */
  rewardId: string | null;
  /** The pots that the stake adds to; none in free play and free rounds. */
  pots: readonly RoundPot[];
  /** What the round has won from pots. */
  potHits: readonly PotHit[];
  /** The standing order that bought it. */
  subscriptionId: string | null;
  /** Null except for a bet at a live table. Such a bet has the table's server seed; its client seed is the table's id, its nonce `number`. */
  table: RoundTable | null;
  nonce: number;
  /** As stored: sealed until it is revealed. */
  storedServerSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  isSeedRevealed: boolean;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  state: StudioRoundState;
  /** Why the wallet refused the stake. */
  refusal: StudioErrorCode | null;
  script: RoundScript | null;
  payoutMinor: bigint | null;
  /** As in the response to the round's last wallet call. */
  balanceMinor: bigint | null;
  startedAt: Date;
  dueAt: Date | null;
  attempts: number;
};

/** A round that was drawn, whole or as far as the player's choices go; the payout is null while it is being decided. */
export type DrawnRound = StudioRound & { script: RoundScript; balanceMinor: bigint };

export function isDrawn(round: StudioRound): round is DrawnRound {
  return round.script !== null;
}

/** Whether a drawn round pays nothing, neither by its game nor from a pot. */
export function isLost({ payoutMinor, potHits }: Pick<StudioRound, "payoutMinor" | "potHits">): boolean {
  return payoutMinor === 0n && potHits.length === 0;
}

/** What was staked on a round so far. */
export function stakedMinor({ stakeMinor, actions }: StudioRound): bigint {
  return actions.reduce((sum, action) => sum + action.stakeMinor, stakeMinor);
}
