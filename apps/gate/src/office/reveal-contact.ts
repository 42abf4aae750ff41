import { DomainError } from "@bellwether/contract";
import type { OfficeCalls, OfficeOutputOf } from "@bellwether/contract/office/index.ts";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { findNewContact } from "../identity/index.ts";
import { findPlayer, wholeAddress } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

/** A player's contact data. That it was shown, to whom and why is recorded before it is. @throws DomainError `not_found` */
export async function revealContact(
  { database, now }: StorePorts,
  { player_id: playerId, reason }: { player_id: string; reason: string },
  actor: Actor,
): Promise<OfficeOutputOf<OfficeCalls["revealPlayer"]>> {
  const { player, entered } = await database.transaction(async (connection) => {
    const found = await findPlayer(connection, playerId);
    if (!found) throw new DomainError("not_found");
    await appendAudit(connection, {
      ...{ actor, action: "player.reveal", subject: `player:${playerId}`, reason, at: now() },
    });
    return {
      player: found,
      entered: {
        email_entered: (await findNewContact(connection, playerId, "email"))?.value ?? null,
        phone_entered: (await findNewContact(connection, playerId, "phone"))?.value ?? null,
      },
    };
  });
  return {
    name: `${player.firstName} ${player.lastName}`,
    email: player.email,
    phone: player.phone,
    born_on: player.bornOn,
    address: wholeAddress(player),
    national_id: player.nationalId,
    ...entered,
  };
}
