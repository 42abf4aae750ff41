import { DomainError } from "@bellwether/contract";
import { type OfficeStop, officeCalls, type StopKind } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { countries, paymentMethodsOf } from "@bellwether/market";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import { operatorNames } from "../operators/index.ts";
import type { OfferPorts, SettingsPort } from "../ports.ts";
import { addStop, endStop, isStopInForce, listStops, type StoredStop } from "../stops/index.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Stopping a part of the business in an emergency, and starting it again. */
export function mountStops(app: Hono, deps: OfficeDeps): void {
  const { database, now, stops } = deps;

  mountOfficeCall(app, deps, officeCalls.stops, async () => ({
    data: {
      stops: await shownStops(database, await listStops(database), now()),
      targets: targetsOf(deps),
    },
  }));

  mountOfficeCall(app, deps, officeCalls.stopPart, async ({ input, self }) => {
    const { kind, target, reason } = input;
    if (!isTarget(deps, kind, target))
      throw new DomainError("invalid_param", { fields: { target: "core.error_invalid_param" } });
    const by = { actor: self.actor, at: now() };
    const until = input.until === null ? undefined : new Date(input.until);
    const stop = await database.transaction(async (connection) => {
      const stored = await addStop(connection, { kind, target, reason, until }, by);
      await appendAudit(connection, {
        ...{ ...by, action: "incident.stop", subject: `stop:${stored.id}`, reason },
        after: { kind, target, until: input.until },
      });
      return stored;
    });
    await stops.refresh();
    return { data: { stop: await onlyShown(database, stop, by.at) } };
  });

  mountOfficeCall(app, deps, officeCalls.startPart, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const stop = await database.transaction(async (connection) => {
      const ended = await endStop(connection, input.stop_id, by);
      await appendAudit(connection, {
        ...{ ...by, action: "incident.start", subject: `stop:${ended.id}`, reason: input.reason },
        before: { kind: ended.kind, target: ended.target, until: ended.until },
      });
      return { ...ended, ended_by: self.actor.name, ended_at: by.at };
    });
    await stops.refresh();
    return { data: { stop: await onlyShown(database, stop, by.at) } };
  });
}

type Targets = Record<Extract<StopKind, "game" | "provider" | "method" | "promotion" | "country">, string[]>;

/** What can be stopped of each kind that has several. */
function targetsOf({
  titles,
  settings,
  promotions,
  campaigns,
}: OfferPorts & SettingsPort<"providers">): Targets {
  const methods = countries.flatMap(({ code }) => paymentMethodsOf(code).map((method) => method.code));
  return {
    game: titles.map(({ code }) => code).sort(),
    provider: Object.keys(settings.providers).sort(),
    method: [...new Set(methods)].sort(),
    promotion: [...promotions.map(({ name }) => name), ...campaigns.map(({ code }) => code)].sort(),
    country: countries.map(({ code }) => code).sort(),
  };
}

function isTarget(deps: OfficeDeps, kind: StopKind, target: string): boolean {
  const targets: Partial<Record<StopKind, string[]>> = targetsOf(deps);
  return targets[kind]?.includes(target) ?? target === "";
}

async function onlyShown(connection: SqlConnection, stop: StoredStop, now: Date): Promise<OfficeStop> {
  const [shown] = await shownStops(connection, [stop], now);
  if (!shown) throw new Error("the stop that was just stored is shown");
  return shown;
}

async function shownStops(
  connection: SqlConnection,
  stops: readonly StoredStop[],
  now: Date,
): Promise<OfficeStop[]> {
  const names = await operatorNames(
    connection,
    stops.flatMap((stop) => [stop.stopped_by, stop.ended_by ?? ""]),
  );
  return stops.map((stop) => ({
    id: stop.id,
    kind: stop.kind,
    target: stop.target,
    reason: stop.reason,
    stopped_by: names.get(stop.stopped_by) ?? stop.stopped_by,
    stopped_at: stop.stopped_at.toISOString(),
    until: stop.until?.toISOString() ?? null,
    ended_by: stop.ended_by === null ? null : (names.get(stop.ended_by) ?? stop.ended_by),
    ended_at: stop.ended_at?.toISOString() ?? null,
    is_in_force: isStopInForce(stop, now),
  }));
}
