import { DomainError } from "@bellwether/contract";
import {
  officeCalls,
  type PlayerAtRisk,
  type RiskInteraction,
  type RiskView,
} from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import type { OperatorSignedIn } from "../operators/index.ts";
import { findPlayer } from "../players/index.ts";
import {
  addEntryWithin,
  keepWithin,
  leaveRiskWithin,
  liftWithin,
  listInteractions,
  listRisks,
  markWithin,
  type RiskAction,
  type RiskPlace,
  readStanding,
  recordInteractionWithin,
  type StoredInteraction,
  takeRiskWithin,
} from "../risk/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";
import { shownInteractions, shownRisks } from "./shown-risks.ts";

type Act = (connection: SqlConnection, action: RiskAction) => Promise<void>;

/** Players at risk: who they are, what was done about them, and what is done now. */
export function mountRisks(app: Hono, deps: OfficeDeps): void {
  const { database, now } = deps;
  const only = async (playerId: string, operatorId: string): Promise<PlayerAtRisk> => {
    const [risk] = await shownRisks(database, [await readStanding(database, playerId)], operatorId, now());
    if (!risk) throw new DomainError("not_found");
    return risk;
  };
  /** Acts about a player who exists, in one SQL transaction with its entry in the audit. */
  const act = async (
    self: OperatorSignedIn,
    { player_id: playerId, version }: { player_id: string; version?: number },
    perform: Act,
  ): Promise<{ risk: PlayerAtRisk }> => {
    const action = { playerId, version, by: self.actor, at: now() };
    await database.transaction(async (connection) => {
      if (!(await findPlayer(connection, playerId))) throw new DomainError("not_found");
      await perform(connection, action);
    });
    return { risk: await only(playerId, self.operator.id) };
  };

  mountOfficeCall(app, deps, officeCalls.playersAtRisk, async ({ input, self }) => {
    const { standings, next } = await listRisks(database, {
      ...{ view: input.view, after: placeOf(input.view, input.before) },
      markets: marketsUnder(deps, input.licence),
    });
    const risks = await shownRisks(database, standings, self.operator.id, now());
    return { data: { risks, next: next ? keyOf(next) : null } };
  });

  mountOfficeCall(app, deps, officeCalls.playerRisk, async ({ input, self }) => {
    const risk = await only(input.player_id, self.operator.id);
    const interactions = await listInteractions(database, input.player_id);
    return { data: { risk, interactions: await shownInteractions(database, interactions) } };
  });

  mountOfficeCall(app, deps, officeCalls.takePlayerAtRisk, async ({ input, self }) => ({
    data: await act(self, input, (connection, { playerId, at }) =>
      takeRiskWithin(connection, playerId, { actor: self.actor, at }),
    ),
  }));

  mountOfficeCall(app, deps, officeCalls.leavePlayerAtRisk, async ({ input, self }) => ({
    data: await act(self, input, (connection, { playerId }) =>
      leaveRiskWithin(connection, playerId, self.actor),
    ),
  }));

  mountOfficeCall(app, deps, officeCalls.markAtRisk, async ({ input, self }) => ({
    data: await act(self, input, async (connection, action) => {
      await markWithin(deps, connection, action, input.reason);
      await audit(connection, action, { action: "risk.mark", reason: input.reason });
    }),
  }));

  mountOfficeCall(app, deps, officeCalls.keepRiskMark, async ({ input, self }) => ({
    data: await act(self, input, async (connection, action) => {
      await keepWithin(deps, connection, action);
      await audit(connection, action, { action: "risk.keep", reason: input.reason });
    }),
  }));

  mountOfficeCall(app, deps, officeCalls.liftRiskMark, async ({ input, self }) => ({
    data: await act(self, input, async (connection, action) => {
      await liftWithin(deps, connection, action, input.reason);
      await audit(connection, action, { action: "risk.lift", reason: input.reason });
    }),
  }));

  mountOfficeCall(app, deps, officeCalls.recordInteraction, async ({ input, self }) => {
    const { player_id: _player, version: _version, ...wish } = input;
    let stored: StoredInteraction | undefined;
    const data = await act(self, input, async (connection, action) => {
      stored = await recordInteractionWithin(deps, connection, action, wish);
      await auditEntry(connection, action, "risk.interact", stored);
    });
    return { data: { ...data, interaction: await onlyInteraction(database, stored) } };
  });

  mountOfficeCall(app, deps, officeCalls.addToInteraction, async ({ input, self }) => {
    const { interaction_id: aboutId, kind, said, outcome, follow_up_on } = input;
    let stored: StoredInteraction | undefined;
    const data = await act(self, input, async (connection, action) => {
      stored = await addEntryWithin(connection, action, { aboutId, kind, said, outcome, follow_up_on });
      await auditEntry(connection, action, "risk.add_entry", stored);
    });
    return { data: { ...data, interaction: await onlyInteraction(database, stored) } };
  });
}

function audit(
  connection: SqlConnection,
  { playerId, by, at }: RiskAction,
  { action, reason, after }: { action: string; reason?: string; after?: Record<string, unknown> },
): Promise<unknown> {
  return appendAudit(connection, {
    ...{ actor: by, action, subject: `player:${playerId}`, at },
    ...(reason !== undefined && { reason }),
    ...(after && { after }),
  });
}

const auditEntry = (
  connection: SqlConnection,
  action: RiskAction,
  name: string,
  { id, about_id, kind, act, outcome, follow_up_on }: StoredInteraction,
) =>
  audit(connection, action, {
    action: name,
    after: { interaction: id, about: about_id, kind, act, outcome, follow_up_on },
  });

async function onlyInteraction(
  connection: SqlConnection,
  stored: StoredInteraction | undefined,
): Promise<RiskInteraction> {
  const [shown] = stored ? await shownInteractions(connection, [stored]) : [];
  if (!shown) throw new Error("the interaction that was just stored is shown");
  return shown;
}

const keyOf = ({ score, at, playerId }: RiskPlace) => `${at?.toISOString() ?? score}~${playerId}`;

/** @throws DomainError `invalid_param` for what no list has given */
function placeOf(view: RiskView, key: string | undefined): RiskPlace | undefined {
  if (key === undefined) return undefined;
  const [place = "", playerId = ""] = key.split("~");
  const isScore = /^\d{1,6}$/.test(place);
  const at = new Date(place);
  if (playerId === "" || (view === "score" ? !isScore : isScore || Number.isNaN(at.getTime())))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { playerId, ...(view === "score" ? { score: Number(place) } : { at }) };
}
