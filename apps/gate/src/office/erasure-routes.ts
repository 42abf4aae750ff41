import { DomainError } from "@bellwether/contract";
import { type OfficeErasure, officeCalls } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { type ErasurePlace, handOutData, type ListedErasure, listErasures } from "../erasure/index.ts";
import { operatorNames } from "../operators/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** What players are given of their data, and who is being erased. */
export function mountErasures(app: Hono, deps: OfficeDeps): void {
  mountOfficeCall(app, deps, officeCalls.exportPlayer, async ({ input, self }) => ({
    data: {
      data: await handOutData(deps, input.player_id, { by: self.actor, reason: input.reason }),
    },
  }));

  mountOfficeCall(app, deps, officeCalls.erasures, async ({ input }) => {
    const { erasures, next } = await listErasures(deps.database, {
      ...{ after: placeOf(input.before), markets: marketsUnder(deps, input.licence) },
    });
    return {
      data: {
        erasures: await shownErasures(deps.database, erasures),
        next: next ? `${next.at.toISOString()}~${next.playerId}` : null,
      },
    };
  });
}

/** @throws DomainError `invalid_param` for a place that no page has given */
function placeOf(text: string | undefined): ErasurePlace | undefined {
  if (text === undefined) return undefined;
  const [time = "", playerId] = text.split("~");
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !playerId)
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { at, playerId };
}

async function shownErasures(
  connection: SqlConnection,
  erasures: readonly ListedErasure[],
): Promise<OfficeErasure[]> {
  const names = await operatorNames(
    connection,
    erasures.flatMap((each) => (each.asked_by_kind === "operator" ? [each.asked_by] : [])),
  );
  return erasures.map((each) => ({
    player_id: each.player_id,
    brand: each.brand,
    asked_at: each.asked_at.toISOString(),
    asked_by: {
      ...{ kind: each.asked_by_kind, name: each.asked_by, shown: names.get(each.asked_by) ?? each.asked_by },
    },
    reason: each.reason,
    state: each.done_at ? "done" : each.waits_for === "asked" ? "running" : "waiting",
    waits_for: each.waits_for,
    until: each.due_at?.toISOString() ?? null,
    done_at: each.done_at?.toISOString() ?? null,
  }));
}
