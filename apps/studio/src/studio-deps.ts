import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { QuietPort } from "@bellwether/contract/paced.ts";
import type { Beacon } from "@bellwether/games/beacon/beacon-client.ts";
import type { StudioMetrics } from "./metrics.ts";
import type {
  DatabaseTimePort,
  FreePlayPort,
  GamePorts,
  GameTermsPort,
  ResolverPort,
  SeedVaultPort,
  ShownPlayersPort,
  StakePorts,
  StudioTitle,
  WalletPort,
} from "./ports.ts";
import type { TableRelay } from "./tables/index.ts";
import type { WalletOptions } from "./wallet/index.ts";

/** All dependencies of the studio. `createStudio` builds it once; no operation takes all of it. */
export type StudioDeps = StakePorts & GamePorts & FreePlayPort & ShownPlayersPort;

/** What the composition root gives the studio. */
export type StudioOptions = QuietPort &
  Pick<StudioDeps, "database" | "models" | "log" | "now" | "randomBytes"> &
  SeedVaultPort &
  GameTermsPort &
  ShownPlayersPort &
  Pick<FreePlayPort, "allowsFreePlay"> &
  Pick<ResolverPort, "openRoundTimeoutMs"> &
  Partial<DatabaseTimePort & Pick<WalletPort, "wait">> & {
    titles: readonly StudioTitle[];
    wallet: WalletOptions;
    /** How often the resolver looks for rounds to finish; 1 second by default. 0 leaves it to callers of `resolveRounds`. */
    resolveEveryMs?: number;
    /** The jackpots, with the titles that take part; none by default. */
    jackpots?: readonly Jackpot[];
    /** See {@link StudioDeps}; off by default. */
    dropsAreDue?: boolean;
    /** How often calls and clocks are run and the pots are read for their watchers; 500 ms by default. 0 leaves it to callers of `runJackpots`. */
    jackpotsEveryMs?: number;
    /** The live tables; none by default. A table runs while its title plays its model and there is a beacon. */
    tables?: readonly TableFile[];
    /** After this long without anybody there, tables start no rounds; 0, the default: they always do. */
    tablesSleepAfterMs?: number;
    /** Without it, no table starts a round. */
    beacon?: Beacon;
    /** Announces changes of tables to the other nodes. Without it, each node finds changes when it next reads the tables. */
    tableRelay?: TableRelay;
    /** Receives the metrics, read every ten seconds. Without it none are read. */
    metrics?: StudioMetrics;
    /** How often the tables' due steps are taken; 250 ms by default. With 0, only callers of `runTables` take them. */
    tablesEveryMs?: number;
  };
