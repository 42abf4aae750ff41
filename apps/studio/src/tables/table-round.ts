import type {
  ModelHash,
  ModelId,
  TablePhase,
  TableRound,
  TableVoidReason,
  TableWait,
} from "@bellwether/contract/studio/index.ts";

/** A table's round as stored. A field that a later phase sets is null until then. */
export type StoredTableRound = {
  number: number;
  model: ModelId;
  modelHash: ModelHash;
  phase: TablePhase;
  startedAt: Date;
  betsCloseAt: Date;
  /** The time of the draw, at a table with a calendar. */
  drawsAt: Date | null;
  /** When the phase began; for an announced round, when its times were last estimated. Null if that was before it was stored. */
  phaseBeganAt: Date | null;
  phaseEndsAt: Date;
  /** The server seed as the seed vault encrypted it. */
  storedServerSeed: string;
  serverSeedHash: string;
  betCount: number | null;
  root: string | null;
  chainHash: string | null;
  beaconPublicKey: string | null;
  beaconRound: number | null;
  beaconSignature: string | null;
  /** When the seal was seen to be committed, before the beacon's value existed. Without it the round is not drawn. */
  sealSeenAt: Date | null;
  /** The start of the run, in games that have one. */
  runsAt: Date | null;
  events: TableRound["events"];
  voidReason: TableVoidReason | null;
};

/** A table with its latest round, null before the first. `seq` counts its changes. */
export type StoredTable = {
  id: string;
  seq: number;
  waitsFor: TableWait | null;
  round: StoredTableRound | null;
};
