import { DomainError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { RelatedAccount, RelatedBy } from "@bellwether/contract/office/index.ts";
import { accountsAlike } from "../limits/index.ts";
import { playersWithInstrumentsOf } from "../payments/index.ts";
import { findPlayer, hiddenName, type Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import { playersOnNetworksOf } from "../sessions/index.ts";

const MAX_RELATED = 50;
/** Networks change hands: older logins say little. */
const NETWORKS_MS = 90 * DAY_MS;

const MARKS: Readonly<Record<string, RelatedBy>> = {
  email: "email",
  phone: "phone",
  national_id: "national_id",
  person: "person",
};

/** Accounts that share a person, contact data, a card or a network with the player's, those with most in common first. */
export async function listRelatedAccounts(deps: StorePorts, playerId: string): Promise<RelatedAccount[]> {
  const { database } = deps;
  const player = await findPlayer(database, playerId);
  if (!player) throw new DomainError("not_found");
  const found = new Map<string, { player: Player; by: RelatedBy[] }>();
  const add = (other: Player, by: RelatedBy) => {
    const known = found.get(other.id);
    if (known) known.by.push(by);
    else found.set(other.id, { player: other, by: [by] });
  };
  for (const { player: other, marks } of await accountsAlike(database, player))
    for (const mark of marks) if (MARKS[mark]) add(other, MARKS[mark]);
  const since = new Date(deps.now().getTime() - NETWORKS_MS);
  const others: [RelatedBy, string[]][] = [
    ["card", await playersWithInstrumentsOf(database, playerId, MAX_RELATED)],
    ["network", await playersOnNetworksOf(database, playerId, { since, limit: MAX_RELATED })],
  ];
  for (const [by, ids] of others)
    for (const id of ids) {
      const other = found.get(id)?.player ?? (await findPlayer(database, id));
      if (other) add(other, by);
    }
  return [...found.values()]
    .toSorted((one, two) => two.by.length - one.by.length)
    .slice(0, MAX_RELATED)
    .map(({ player: other, by }) => ({
      ...{ player_id: other.id, player: hiddenName(other), brand: other.brand, country: other.country },
      ...{ status: other.status, is_held: other.isHeld, created_at: other.createdAt.toISOString(), by },
    }));
}
