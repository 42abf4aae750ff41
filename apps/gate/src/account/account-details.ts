import { type calls, DomainError, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { requestEmailChange } from "../identity/index.ts";
import { findPlayer, type Player, recordingChanges } from "../players/index.ts";
import type { ClockPort, DatabasePort, MessageTextsPort, SettingsPort } from "../ports.ts";

export function tellDetails(player: Player): OutputOf<typeof calls.details> {
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
 * Changes what is given: the address at once, the email with the password, and once the link mailed to the new one was opened.
 * @throws DomainError `invalid_param`, `wrong_password`, `scratch_code_required`, `scratch_code_wrong` or `too_many_attempts` for the email; then nothing has changed.
 */
export async function updateDetails(
  deps: DatabasePort & MessageTextsPort & ClockPort & SettingsPort<"siteUrl">,
  player: Player,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.updateDetails>,
): Promise<OutputOf<typeof calls.updateDetails>> {
  if (input.email !== undefined) {
    const { email, password, scratch_code } = input;
    if (email !== player.email && password === undefined)
      throw new DomainError("invalid_param", { fields: { password: "core.error_password_required" } });
    await requestEmailChange(deps, context, player, { email, password: password ?? "", scratch_code });
  }
  const change = [
    `UPDATE player SET address = coalesce($2, address), address_2 = coalesce($3, address_2), city = coalesce($4, city),
       zip = coalesce($5, zip), region = coalesce($6, region), state = coalesce($7, state) WHERE id = $1`,
    [
      player.id,
      input.address_1 ?? null,
      input.address_2 ?? null,
      input.city ?? null,
      input.zip ?? null,
      input.region ?? null,
      input.state ?? null,
    ],
  ] as const;
  await deps.database.transaction((connection) =>
    recordingChanges(connection, player.id, { at: deps.now(), address: context.address }, () =>
      connection.query(...change),
    ),
  );
  return tellDetails((await findPlayer(deps.database, player.id))!);
}
