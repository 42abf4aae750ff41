import type {
  ModelHash,
  ModelId,
  PlayMode,
  RoundInput,
  RoundScript,
  StudioErrorCode,
  Round as WireRound,
} from "@bellwether/contract/studio/index.ts";

/** The state of a round; the migration describes each state. */
export type StudioRoundState =
  | "staking"
  | "staked"
  | "open"
  | "settling"
  | "settled"
  | "refused"
  | "unknown"
  | "rolled_back";

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
  /** The free rounds to which it belongs: then the wallet takes no stake. */
  rewardId: string | null;
  nonce: number;
  serverSeed: string;
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
  attempts: number;
};

/** A round that was drawn. */
export type DrawnRound = StudioRound & { script: RoundScript; payoutMinor: bigint; balanceMinor: bigint };

export function isDrawn(round: StudioRound): round is DrawnRound {
  return round.script !== null;
}

/** For the player a loss is over once it is drawn, even if it still has to be reported to the wallet. */
export function wireState(round: DrawnRound): WireRound["state"] {
  return round.state === "settled" || round.payoutMinor === 0n ? "settled" : "open";
}

/** The round in the form that the client plays. */
export function asWireRound(round: DrawnRound): WireRound {
  return {
    roundId: round.id,
    script: round.script,
    stakeMinor: round.stakeMinor.toString(),
    payoutMinor: round.payoutMinor.toString(),
    state: wireState(round),
    nonce: round.nonce,
    serverSeedHash: round.serverSeedHash,
    rewardId: round.rewardId,
  };
}
