import {
  type calls,
  DomainError,
  isSameMailbox,
  type OutputOf,
  type ParsedInputOf,
} from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { requestEmailChange } from "../identity/index.ts";
import { changeAddress, type Player, readPlayer } from "../players/index.ts";
import type { MessageTextsPort, SealedStorePorts, SettingsPort } from "../ports.ts";

export function showDetails(player: Player): OutputOf<typeof calls.details> {
  return {
    address_1: player.address,
    address_2: player.address2,
    city: player.city,
    email: player.email,
    zip: player.zip,
    region: player.region,
    state: player.state,
    email_pending: player.emailPending,
  };
}

/**
 * Changes the given fields: the address at once; the email requires the password and changes when the link mailed to the new address is opened.
 * @throws DomainError `invalid_param`, `wrong_password`, `scratch_code_required`, `scratch_code_wrong`, `second_factor_required`, `second_factor_wrong` or
 * `too_many_attempts` for the email; in that case nothing changes.
 */
export async function updateDetails(
  deps: SealedStorePorts & MessageTextsPort & SettingsPort<"siteUrl">,
  player: Player,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.updateDetails>,
): Promise<OutputOf<typeof calls.updateDetails>> {
  if (input.email !== undefined) {
    const { email, password, scratch_code } = input;
    if (!isSameMailbox(email, player.email) && password === undefined)
      throw new DomainError("invalid_param", { fields: { password: "core.error_password_required" } });
    await requestEmailChange(deps, context, player, { email, password: password ?? "", scratch_code });
  }
  const change = { ...input, address: input.address_1, address2: input.address_2 };
  await deps.database.transaction((connection) =>
    changeAddress(connection, player.id, change, { at: deps.now(), address: context.address }),
  );
  return showDetails(await readPlayer(deps.database, player.id));
}
