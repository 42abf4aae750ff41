import { calls } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { dataCategories, erasedAfterOf } from "@bellwether/market";
import type { Hono } from "hono";
import { endedByClosing } from "../account/index.ts";
import { playerActor } from "../actor.ts";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { confirmOwner, useSecondFactor } from "../identity/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import type { LedgerPort, NotifyPorts, OtherDataPort, SecretsPort } from "../ports.ts";
import { askErasureWithin, erasureScope, lawUntilOf, obstaclesOf } from "./ask-erasure.ts";
import { collectData, lastOwnExport, refuseSecondExport } from "./collect-data.ts";

/** What is known of a player, for the player: as a list, as a file, and to be erased. */
export function mountErasure(
  app: Hono,
  deps: CallPorts & LedgerPort & NotifyPorts & OtherDataPort & SecretsPort,
  messageWorker: Pick<MessageWorker, "wake">,
): void {
  mountCall(app, deps, calls.personalData, async ({ signedIn: { player } }) => {
    const now = deps.now();
    const last = await lastOwnExport(deps.database, player.id, now);
    return {
      groups: dataCategories.map((group) => ({ group, stays: erasedAfterOf(group) })),
      law_until: (await lawUntilOf(deps.database, player, now))?.toISOString() ?? null,
      obstacles: await obstaclesOf(deps.database, player),
      next_export_at: last ? new Date(last.getTime() + DAY_MS).toISOString() : null,
    };
  });

  mountCall(app, deps, calls.exportData, async ({ input, context, signedIn: { player } }) => {
    const code = await confirmOwner(deps, context, player, input);
    const at = deps.now();
    return deps.database.transaction(async (connection) => {
      await refuseSecondExport(connection, player.id, at);
      if (code) await useSecondFactor(deps, connection, player, code);
      return collectData(deps, connection, player.id, { by: playerActor(player.id), at });
    });
  });

  mountCall(app, deps, calls.eraseData, async ({ input, context, signedIn: { player } }) => {
    await confirmOwner(deps, context, player, input);
    const at = deps.now();
    const lawUntil = await deps.ledger.batch(erasureScope(player), at, (_, connection) =>
      askErasureWithin(deps, connection, player, {
        ...{ by: playerActor(player.id), reason: "the player asked", at, address: context.address },
      }),
    );
    messageWorker.wake();
    await endedByClosing(deps, player);
    return { account_closed: true as const, law_until: lawUntil?.toISOString() ?? null };
  });
}
