import { networkOf, readIpAddress } from "@bellwether/contract";
import type { FoundPlayer } from "@bellwether/contract/office/index.ts";
import { blockScopes } from "@bellwether/contract/office/index.ts";
import { playerOfPayment, playersByInstrument } from "../payments/index.ts";
import {
  findPlayer,
  hiddenEmail,
  hiddenName,
  hiddenPhone,
  isBlocked,
  type Player,
  searchPlayers,
} from "../players/index.ts";
import type { SettingsPort, StorePorts } from "../ports.ts";
import { playerOfRound } from "../rounds/index.ts";
import { playersAtAddress } from "../sessions/index.ts";

/** As many as fit a screen; who sees more than one must ask more closely. */
const MAX_FOUND = 20;

/** So many are looked at where only some markets are wanted. */
const FILTERED_FROM = 200;

type Hit = { player: Player; foundBy: FoundPlayer["found_by"] };

/**
 * Players found by whatever the text may be: an id, contact data, a card's end, an IP address, a payment, a round; in these markets (`BRAND:CC`), or in
 * all.
 */
export async function lookUpPlayers(
  deps: StorePorts & SettingsPort<"providers">,
  text: string,
  markets?: readonly string[],
): Promise<{ players: FoundPlayer[]; more: boolean }> {
  const { database } = deps;
  const limit = (markets ? FILTERED_FROM : MAX_FOUND) + 1;
  const ids: [FoundPlayer["found_by"], string[]][] = [];
  if (readIpAddress(text) !== undefined)
    ids.push(["ip", await playersAtAddress(database, networkOf(text), limit)]);
  if (/^\d{4}$/.test(text)) ids.push(["card", await playersByInstrument(database, text, limit)]);
  if (/^[\w:.-]{8,120}$/.test(text)) {
    ids.push(["payment", listOf(await playerOfPayment(database, text))]);
    const providers = Object.keys(deps.settings.providers);
    ids.push(["round", listOf(await playerOfRound(database, providers, text))]);
  }
  const named: Hit[] = [];
  for (const [foundBy, found] of ids)
    for (const id of found) {
      const player = await findPlayer(database, id);
      if (player) named.push({ player, foundBy });
    }
  // What is the name of a payment or a round, or a card's end, is nobody's name.
  const hits = named.length > 0 ? named : await searchPlayers(database, text, limit);
  const unique = hits.filter(
    ({ player }, index) =>
      hits.findIndex((other) => other.player.id === player.id) === index &&
      (markets?.includes(`${player.brand}:${player.country}`) ?? true),
  );
  return {
    players: unique.slice(0, MAX_FOUND).map((hit) => listed(hit, deps.now())),
    more: unique.length > MAX_FOUND || hits.length >= limit,
  };
}

const listOf = (id: string | undefined) => (id === undefined ? [] : [id]);

function listed({ player, foundBy }: Hit, now: Date): FoundPlayer {
  return {
    id: player.id,
    brand: player.brand,
    name: hiddenName(player),
    email: hiddenEmail(player.email),
    phone: hiddenPhone(player.phone),
    country: player.country,
    status: player.status,
    is_held: player.isHeld,
    is_blocked: blockScopes.some((scope) => isBlocked(player, scope, now)),
    created_at: player.createdAt.toISOString(),
    found_by: foundBy,
  };
}
