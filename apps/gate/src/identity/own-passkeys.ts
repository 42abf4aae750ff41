import { type calls, DomainError, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import { offerOwnPasskey, removeOnePasskey, storeOwnPasskey } from "../factors/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { Player } from "../players/index.ts";
import type { MessageTextsPort, SealedStorePorts, SettingsPort } from "../ports.ts";
import { confirmOwner, type OwnersWord } from "./confirm-owner.ts";
import { readFactors } from "./own-factors.ts";
import { useSecondFactor } from "./second-factor.ts";
import { sendNotice } from "./send-notice.ts";

type PasskeyChangePorts = SealedStorePorts & MessageTextsPort & SettingsPort<"siteUrl">;

/**
 * Begins to add a passkey, for a player who proves to be the account's owner.
 * @throws DomainError `passkeys_enough`, or as {@link confirmOwner} does
 */
export async function beginPasskey(
  deps: PasskeyChangePorts,
  context: RequestContext,
  player: Player,
  word: OwnersWord,
): Promise<OutputOf<typeof calls.offerPasskey>> {
  const shown = await confirmOwner(deps, context, player, word);
  return deps.database.transaction(async (connection) => {
    const { challengeId, options } = await offerOwnPasskey(deps, connection, player);
    if (shown) await useSecondFactor(deps, connection, player, shown);
    return { challenge_id: challengeId, options: { ...options } };
  });
}

/** Adds the passkey that the browser has made. @throws DomainError `passkey_expired`, `passkey_wrong` or `passkeys_enough` */
export async function finishPasskey(
  deps: PasskeyChangePorts,
  player: Player,
  { challenge_id: challengeId, response, name }: ParsedInputOf<typeof calls.addPasskey>,
): Promise<OutputOf<typeof calls.addPasskey>> {
  await storeOwnPasskey(deps, player, { challengeId, response, name }, (connection) =>
    sendNotice(deps, connection, player, "passkey_added"),
  );
  return readFactors(deps, player);
}

/**
 * Removes a passkey, for a player who proves to be the account's owner.
 * @throws DomainError `not_found`, or as {@link confirmOwner} does
 */
export async function endPasskey(
  deps: PasskeyChangePorts,
  context: RequestContext,
  player: Player,
  { id, ...word }: OwnersWord & { id: string },
): Promise<OutputOf<typeof calls.removePasskey>> {
  const shown = await confirmOwner(deps, context, player, word);
  await deps.database.transaction(async (connection) => {
    if (shown) await useSecondFactor(deps, connection, player, shown);
    if (!(await removeOnePasskey(connection, player.id, id))) throw new DomainError("not_found");
    await sendNotice(deps, connection, player, "passkey_removed");
  });
  return readFactors(deps, player);
}
