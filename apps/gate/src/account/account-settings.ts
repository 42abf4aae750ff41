import { type calls, DomainError, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import type { RequestContext } from "../http/request-context.ts";
import { changeSettings, type Player, readPhoneNumber, readPlayer } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

export function showSettings(player: Player): OutputOf<typeof calls.settings> {
  return {
    newsletter: player.newsletter ? "1" : "0",
    phone: player.phone,
    phone_pending: player.phonePending,
    shows_wins: player.showsWins ? "1" : "0",
    tells_draws: player.tellsDraws ? "1" : "0",
    takes_rewards: player.takesRewards ? "1" : "0",
    shows_notes: player.showsNotes ? "1" : "0",
  };
}

/**
 * Changes the given fields. Before activation the phone number is unverified, so a new one replaces it at once. After activation a new
 * number is stored as pending beside the verified one until its code is entered (`activation/request`, `activation/validate`); until then
 * the account does not use it. Submitting the account's own number drops the pending one.
 * @throws DomainError `invalid_param` for a number that is not valid or gets no SMS.
 */
export async function updateSettings(
  deps: StorePorts,
  player: Player,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.updateSettings>,
): Promise<OutputOf<typeof calls.updateSettings>> {
  const read = input.phone === undefined ? undefined : readPhoneNumber(input.phone, player.country);
  // An account may have an older number that gets no SMS, and a form sends it along.
  if (read?.fault && read.phone !== player.phone)
    throw new DomainError("invalid_param", { fields: { phone: read.fault } });
  const change = {
    newsletter: input.newsletter,
    showsWins: input.shows_wins === undefined ? undefined : input.shows_wins === "1",
    tellsDraws: input.tells_draws === undefined ? undefined : input.tells_draws === "1",
    takesRewards: input.takes_rewards === undefined ? undefined : input.takes_rewards === "1",
    showsNotes: input.shows_notes === undefined ? undefined : input.shows_notes === "1",
    phone: read?.phone,
  };
  await deps.database.transaction((connection) =>
    changeSettings(connection, player.id, change, { at: deps.now(), address: context.address }),
  );
  return showSettings(await readPlayer(deps.database, player.id));
}
