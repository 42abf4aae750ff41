import figures from "./figures.json" with { type: "json" };

/** A number that the model assumes, which the command line can change. */
type Assumption = {
  value: number;
  /** Shown behind the value. */
  means: string;
  least: number;
  most: number;
  isWhole?: true;
};

const count = (value: number, means: string, most = 1e12): Assumption => ({
  value,
  means,
  least: 1,
  most,
  isWhole: true,
});
const share = (value: number, means: string): Assumption => ({ value, means, least: 0, most: 1 });
const amount = (value: number, means: string, most = 1e9): Assumption => ({ value, means, least: 0, most });

export const ASSUMPTIONS = {
  players: count(1_000_000, "accounts"),
  activeShare: share(0.01, "of them play at the same time in the busiest hour"),
  betsPerHour: amount(500, "rounds that one of them plays in an hour"),
  studioShare: share(0.5, "of the rounds are slots of the own studio, the rest of other providers"),
  winShare: share(
    0.25,
    "of other providers' rounds win; a win is a second call, counted as another losing round",
  ),
  pagesPerHour: amount(20, "pages that one of them opens in an hour, each rendered for the player"),
  busyHours: amount(8, "hours like the busiest that make a day's rounds", 24),
  daysKept: count(365, "days for which rows of rounds stay in the database", 36_500),
  busyShare: { ...share(0.6, "of the cores may be busy in that hour"), least: 0.01 },
  poolSize: count(10, "connections of a node to each database (`DATABASE_POOL_SIZE`)", 200),
  databaseCores: count(32, "cores of a database server", 1_024),
  databaseTerabytes: { ...amount(8, "of disk that one database server may fill", 1_000), least: 0.001 },
  walMegabytes: {
    ...amount(150, "of WAL a second that one database server writes and its standby follows", 100_000),
    least: 0.001,
  },
  standbys: { ...count(1, "standbys of each database", 10), least: 0 },
  archiveDays: { ...count(7, "days of archived WAL", 3_650), least: 0 },
} as const satisfies Record<string, Assumption>;

export type AssumptionName = keyof typeof ASSUMPTIONS;
export type Assumed = Readonly<Record<AssumptionName, number>>;

/** What the command line has changed is wrong; the message says how. */
export class AssumptionError extends Error {}

/** The assumptions with those of `name=value` in their place. */
export function readAssumptions(changes: readonly string[]): Assumed {
  const assumed = Object.fromEntries(
    Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value]),
  ) as Record<AssumptionName, number>;
  for (const change of changes) {
    const [, name = change, text = ""] = /^([^=]*)=(.*)$/.exec(change) ?? [];
    const assumption: Assumption | undefined = Object.hasOwn(ASSUMPTIONS, name)
      ? ASSUMPTIONS[name as AssumptionName]
      : undefined;
    if (!assumption)
      throw new AssumptionError(
        `The model does not know "${name}". It knows ${Object.keys(ASSUMPTIONS).join(", ")}.`,
      );
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    const { least, most, isWhole } = assumption;
    if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value)))
      throw new AssumptionError(
        `${name} is a ${isWhole ? "whole " : ""}number from ${least} to ${most}, and not "${text}".`,
      );
    assumed[name as AssumptionName] = value;
  }
  return assumed;
}

/** What the busiest hour and the years take. Rates are those of the busiest hour. */
export type Capacity = {
  roundsPerSecond: number;
  pagesPerSecond: number;
  /** Processes of the product, each with a thread for calls and one for pages; one more than needed, so that one may stop. */
  nodes: number;
  /** Of all nodes. */
  nodeCores: number;
  /** Primaries: shards, if there is more than one. */
  databases: number;
  /** What asks for most of them. */
  limitedBy: "cores" | "WAL" | "disk";
  /** Of all primaries. */
  coresOfDatabases: number;
  /** That each primary must take. */
  connectionsPerDatabase: number;
  /** Of all primaries together. */
  walMegabytesPerSecond: number;
  walTerabytesPerDay: number;
  diskTerabytesPerDay: number;
  /** For the days kept, on the primaries; each standby has the same. */
  diskTerabytes: number;
  /** Of primaries, standbys and archive. */
  storedTerabytes: number;
};

const MB = 1e6;
const TB = 1e12;
const HOUR_S = 3_600;

/** Multiplies the measured costs of a round and of a page (`figures.json`) by the assumptions. */
export function capacityFor(assumed: Assumed): Capacity {
  const playing = assumed.players * assumed.activeShare;
  const roundsPerSecond = (playing * assumed.betsPerHour) / HOUR_S;
  const pagesPerSecond = (playing * assumed.pagesPerHour) / HOUR_S;
  const ofStudio = roundsPerSecond * assumed.studioShare;
  const ofProviders = (roundsPerSecond - ofStudio) * (1 + assumed.winShare);
  const perSecond = (figure: "nodeMs" | "databaseMs" | "walBytes" | "diskBytes") =>
    ofStudio * figures.studioRound[figure] + ofProviders * figures.providerRound[figure];
  const callCores = perSecond("nodeMs") / 1_000 / assumed.busyShare;
  const pageCores = (pagesPerSecond * figures.page.nodeMs) / 1_000 / assumed.busyShare;
  const coresOfDatabases = perSecond("databaseMs") / 1_000 / assumed.busyShare;
  const walPerSecond = perSecond("walBytes");
  const daySeconds = assumed.busyHours * HOUR_S;
  const diskPerDay = perSecond("diskBytes") * daySeconds;
  const disk = diskPerDay * assumed.daysKept;
  const needed = {
    cores: Math.ceil(coresOfDatabases / assumed.databaseCores),
    WAL: Math.ceil(walPerSecond / MB / assumed.walMegabytes),
    disk: Math.ceil(disk / TB / assumed.databaseTerabytes),
  };
  const [limitedBy] = (["cores", "WAL", "disk"] as const).toSorted((a, b) => needed[b] - needed[a]);
  const nodes = Math.max(1, Math.ceil(callCores), Math.ceil(pageCores)) + 1;
  const walPerDay = walPerSecond * daySeconds;
  return {
    roundsPerSecond,
    pagesPerSecond,
    nodes,
    nodeCores: callCores + pageCores,
    databases: Math.max(1, needed[limitedBy!]),
    limitedBy: limitedBy!,
    coresOfDatabases,
    connectionsPerDatabase: nodes * assumed.poolSize,
    walMegabytesPerSecond: walPerSecond / MB,
    walTerabytesPerDay: walPerDay / TB,
    diskTerabytesPerDay: diskPerDay / TB,
    diskTerabytes: disk / TB,
    storedTerabytes: (disk * (1 + assumed.standbys) + walPerDay * assumed.archiveDays) / TB,
  };
}
