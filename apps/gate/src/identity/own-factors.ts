import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import {
  beginOwnApp,
  checkPendingApp,
  confirmOwnApp,
  dropOwnApp,
  dropOwnAppSince,
  dropOwnPasskeys,
  listOwnPasskeys,
  ownAppSince,
} from "../factors/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { Player } from "../players/index.ts";
import type { MessageTextsPort, SealedStorePorts } from "../ports.ts";
import { confirmOwner, type OwnersWord } from "./confirm-owner.ts";
import { dropScratchCodes, dropScratchCodesSince, listScratchCodes } from "./scratch-codes.ts";
import { useSecondFactor } from "./second-factor.ts";
import { sendNotice } from "./send-notice.ts";
import { giveAttemptBack, guessAt, takeAttempt } from "./slow-guessing.ts";

type AccountFactors = OutputOf<typeof calls.factors>;

/** How the player's account is opened besides the password. */
export async function readFactors(
  deps: { database: Pick<SqlConnection, "query"> },
  player: Player,
): Promise<AccountFactors> {
  return {
    app_since: (await ownAppSince(deps.database, player.id))?.toISOString() ?? null,
    scratch_codes_left: (await listScratchCodes(deps, player)).length,
    passkeys: (await listOwnPasskeys(deps.database, player.id)).map(({ id, name, ...at }) => ({
      ...{ id, name, added_at: at.added_at.toISOString(), used_at: at.used_at?.toISOString() ?? null },
    })),
  };
}

/**
 * Begins to set up an authenticator app, for a player who proves to be the account's owner.
 * @throws DomainError as {@link confirmOwner} does
 */
export async function setUpApp(
  deps: SealedStorePorts & MessageTextsPort,
  context: RequestContext,
  player: Player,
  word: OwnersWord,
): Promise<OutputOf<typeof calls.beginApp>> {
  const shown = await confirmOwner(deps, context, player, word);
  return deps.database.transaction(async (connection) => {
    if (shown) await useSecondFactor(deps, connection, player, shown);
    const { secret, uri, setupMs } = await beginOwnApp(deps, connection, player);
    return { secret, uri, expires_in_seconds: setupMs / 1_000 };
  });
}

/**
 * Puts an app in force that has shown a code.
 * @throws DomainError `code_wrong`, `code_expired` where no app is being set up, or `too_many_attempts`
 */
export async function putAppInForce(
  deps: SealedStorePorts & MessageTextsPort,
  context: RequestContext,
  player: Player,
  code: string,
): Promise<AccountFactors> {
  const attempt = await takeAttempt(deps, guessAt(player.brand, player.email, context.address));
  const found = await checkPendingApp(deps, player.id, code);
  if (found === "wrong")
    throw new DomainError("code_wrong", { fields: { code: "core.error_activation_code_wrong" } });
  await giveAttemptBack(deps, attempt);
  if (found === "none") throw new DomainError("code_expired");
  await deps.database.transaction(async (connection) => {
    if (!(await confirmOwnApp(connection, player.id, found, deps.now())))
      throw new DomainError("code_expired");
    await sendNotice(deps, connection, player, "app_on");
  });
  return readFactors(deps, player);
}

/**
 * Turns the app off, for a player who proves to be the account's owner. An app that is off already stays off.
 * @throws DomainError as {@link confirmOwner} does
 */
export async function turnAppOff(
  deps: SealedStorePorts & MessageTextsPort,
  context: RequestContext,
  player: Player,
  word: OwnersWord,
): Promise<AccountFactors> {
  const shown = await confirmOwner(deps, context, player, word);
  await deps.database.transaction(async (connection) => {
    if (shown) await useSecondFactor(deps, connection, player, shown);
    if (await dropOwnApp(connection, player.id)) await sendNotice(deps, connection, player, "app_off");
  });
  return readFactors(deps, player);
}

/** Removes whatever opens the account besides the password. */
export async function dropFactors(connection: SqlConnection, playerId: string): Promise<void> {
  await dropScratchCodes(connection, playerId);
  await dropOwnApp(connection, playerId);
  await dropOwnPasskeys(connection, playerId);
}

/** Removes what was added since the moment, by somebody who was not the owner. */
export async function dropFactorsSince(
  connection: SqlConnection,
  playerId: string,
  since: Date,
): Promise<void> {
  await dropScratchCodesSince(connection, playerId, since);
  await dropOwnAppSince(connection, playerId, since);
  await dropOwnPasskeys(connection, playerId, since);
}
