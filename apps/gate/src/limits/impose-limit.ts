import { DomainError, isTemporaryEmail } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { address } from "@bellwether/ledger";
import {
  brands,
  defaultLanguage,
  highestLimit,
  isOffered,
  type LimitDays,
  type LimitType,
  languages,
  timeZoneOf,
} from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { type Player, readPlayer, refuseFraction } from "../players/index.ts";
import type { ClockPort, LedgerPort, MessageTextsPort } from "../ports.ts";
import { imposeWithin } from "./change-limit.ts";
import { limitsOf, recordLimitChanges } from "./limit-event.ts";
import { refreshSessionEnd } from "./session-time.ts";

/** The longest time for which the house may hold a limit down without looking again. */
const MAX_IMPOSED_MS = 366 * DAY_MS;

export type LimitWish = { type: LimitType; days: LimitDays; value: bigint; until: Date };

/**
 * Sets a limit for a player whose play worries the house, and tells them by letter. Nobody can raise it before `until`; the player may lower it.
 * @param alsoDo in the same SQL transaction: the audit
 * @throws DomainError `invalid_param`, or `conflict` where a lower limit, or the same one for as long, is in force
 */
export async function imposeLimit(
  deps: LedgerPort & MessageTextsPort & ClockPort,
  player: Player,
  wish: LimitWish,
  alsoDo: (connection: SqlConnection) => Promise<void>,
): Promise<void> {
  const at = deps.now();
  check(player, wish, at);
  const cash = { address: address.playerCash(player.id), currency: player.currency };
  const scope = { accounts: [cash], keys: [], transfersAtMost: 0 };
  await deps.ledger.batch(scope, at, async (_, connection) => {
    const standing = await readPlayer(connection, player.id);
    const before = await limitsOf(connection, standing);
    await imposeWithin(connection, standing, wish, at);
    await recordLimitChanges(connection, standing, before, at);
    if (wish.type === "login") await refreshSessionEnd(connection, standing, at);
    await writeToPlayer(deps, connection, standing, wish.until, at);
    await alsoDo(connection);
  });
}

function check(player: Player, { type, days, value, until }: LimitWish, now: Date): void {
  const wrong = (field: string) =>
    new DomainError("invalid_param", { fields: { [field]: "core.error_invalid_param" } });
  if (value <= 0n || value > highestLimit(type, days, player.currency)) throw wrong("amount");
  if (type !== "login") refuseFraction(player, value);
  if (until <= now || until.getTime() - now.getTime() > MAX_IMPOSED_MS) throw wrong("until");
}

async function writeToPlayer(
  deps: MessageTextsPort,
  connection: SqlConnection,
  player: Player,
  until: Date,
  at: Date,
): Promise<void> {
  if (isTemporaryEmail(player.email) || player.status === "closed") return;
  const { locale } = languages[isOffered(player.language) ? player.language : defaultLanguage];
  const params = {
    until: new Intl.DateTimeFormat(locale, {
      dateStyle: "long",
      timeZone: timeZoneOf(player.country),
    }).format(until),
    support: brands[player.brand].supportEmail,
  };
  const letter = writeMessage(deps.messageTexts, "limit_imposed", { ...player, params });
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter, isOwed: true }, at);
}
