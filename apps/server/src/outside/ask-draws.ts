import type { AnySchema } from "@bellwether/contract";
import { DomainError } from "@bellwether/contract";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import {
  PublishedTableRound,
  studioCalls,
  TableRoundsReply,
  UpcomingReply,
} from "@bellwether/contract/studio/index.ts";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

/** Asks the studio at `url` about its tables with a calendar. While it is down, calls reject with a DomainError `unavailable`. */
export function askDrawsOverHttp(
  url: string,
  tables: Iterable<TableFile>,
  fetch: typeof globalThis.fetch,
): GateDeps["drawTables"] {
  const ask = async <Reply>(path: string, reply: AnySchema<Reply>): Promise<Reply | undefined> => {
    const response = await fetch(`${url}/studio${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new DomainError("unavailable", { detail: `the studio answered ${response.status}` });
    return reply.parse(await response.json());
  };
  const pathOf = (call: "listUpcoming" | "listTableRounds" | "readTableRound", tableId: string, number = 0) =>
    studioCalls[call].path.replace("{tableId}", tableId).replace("{number}", String(number));
  const drawn = [...tables].filter(({ calendar }) => calendar !== undefined);
  return {
    tables: new Map(drawn.map(({ gameCode, name }) => [gameCode, name])),
    async coming(tableId) {
      const upcoming = await ask(pathOf("listUpcoming", tableId), UpcomingReply);
      return { next: upcoming?.draws[0] ?? null, awaited: upcoming?.awaited[0] ?? null };
    },
    async before(tableId, number) {
      const past = await ask(pathOf("listTableRounds", tableId, number), TableRoundsReply);
      return past?.rounds ?? [];
    },
    find: (tableId, number) => ask(pathOf("readTableRound", tableId, number), PublishedTableRound),
  };
}
