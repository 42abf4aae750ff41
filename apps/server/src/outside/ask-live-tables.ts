import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import { type LiveTableReport, LiveTablesReply, studioCalls } from "@bellwether/contract/studio/index.ts";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

type TableFacts = Awaited<ReturnType<GateDeps["liveTables"]>>[number];

/** Asks the studio at `url` for its live tables. Leaves out tables of titles that the catalogue does not have. */
export function askLiveTablesOverHttp(
  url: string,
  titles: readonly Pick<CatalogueTitle, "code" | "gameId" | "provider">[],
  fetch: typeof globalThis.fetch,
): GateDeps["liveTables"] {
  const titleOf = new Map(titles.map((title) => [title.code as string, title]));
  return async (currency, isUnseen = false) => {
    const path = studioCalls.listLiveTables.path.replace("{currency}", currency);
    const response = await fetch(`${url}/studio${path}${isUnseen ? "?unseen=true" : ""}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the studio answered ${response.status}`);
    const { tables } = LiveTablesReply.parse(await response.json());
    return tables.flatMap((table): TableFacts[] => {
      const title = titleOf.get(table.gameCode);
      if (!title) return [];
      const { length } = tables.filter(({ gameCode }) => gameCode === table.gameCode);
      return [{ ...factsOf(table), ...placeOf(title), currency, numberOfTables: length }];
    });
  };
}

const placeOf = ({ gameId, provider }: Pick<CatalogueTitle, "gameId" | "provider">) => ({ gameId, provider });

function slotsOf({ seats }: LiveTableReport) {
  if (seats === null) return { unlimited: true };
  return { unlimited: false, total: seats.total, available: Math.max(0, seats.total - seats.taken) };
}

/** In place of video the studio's tables have a drawn picture. At a table with seats, others can bet behind. */
function factsOf(table: LiveTableReport) {
  const { opensAt, closesAt } = table;
  return {
    id: table.tableId,
    title: table.title,
    type: table.type,
    subtype: table.room,
    slots: slotsOf(table),
    openHours: opensAt === null || closesAt === null ? null : { opens: opensAt, closes: closesAt },
    minStake: minorToAmount(BigInt(table.minimumStakeMinor)),
    maxStake: minorToAmount(BigInt(table.maximumStakeMinor)),
    betBehind: table.seats !== null,
    resultType: table.resultType,
    results: table.results,
    videoSnapshots: [table.picture],
    closed: table.closedFor !== null,
    closedFor: table.closedFor,
    betsCloseAt: table.betsCloseAt,
    round: table.round,
  };
}
