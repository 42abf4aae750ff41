import { DomainError, minorToAmount } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import type { OfficeBlock, OfficePlayer } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { bonusAccount, cashAccount, reserveAccount } from "../balance/index.ts";
import { isBlockInForce, listBlocks, type StoredBlock } from "../blocks/index.ts";
import { holdsOf } from "../holds/index.ts";
import { readFactors } from "../identity/index.ts";
import { limitsInForce } from "../limits/index.ts";
import { operatorNames } from "../operators/index.ts";
import { cashedOutMinor, lifetimeDepositsMinor } from "../payments/index.ts";
import {
  findPlayer,
  hiddenEmail,
  hiddenName,
  hiddenPhone,
  isHousePlayer,
  type Player,
  readTags,
} from "../players/index.ts";
import type { BooksPorts, TermsPort } from "../ports.ts";
import { isAtRisk } from "../risk/index.ts";
import { countOpenRounds } from "../rounds/index.ts";
import { screenedAt } from "../screening/index.ts";
import { countOpenSessions } from "../sessions/index.ts";
import { enteredContact } from "./change-contact.ts";

const EVER = new Date(0);

/** Everything about a player that fits a page, contact data hidden. @throws DomainError `not_found` */
export async function readPlayerPage(deps: BooksPorts & TermsPort, playerId: string): Promise<OfficePlayer> {
  const { database, ledger } = deps;
  const player = await findPlayer(database, playerId);
  if (!player) throw new DomainError("not_found");
  const now = deps.now();
  const [cash, bonus, held] = await ledger.balances([
    cashAccount(player),
    bonusAccount(player),
    reserveAccount(player),
  ]);
  const money = (minor: bigint) => ({ amount: minorToAmount(minor), currency: player.currency });
  const blocks = (await listBlocks(database, player.id)).filter((block) => isBlockInForce(block, now));
  return {
    id: player.id,
    brand: player.brand,
    name: hiddenName(player),
    email: hiddenEmail(player.email),
    phone: hiddenPhone(player.phone),
    pending: {
      email: player.emailPending && hiddenEmail(player.emailPending),
      phone: player.phonePending && hiddenPhone(player.phonePending),
    },
    entered: await enteredContact(deps, player.id),
    country: player.country,
    currency: player.currency,
    language: player.language,
    age: ageOn(player.bornOn, now),
    status: player.status,
    excluded_until: player.excludedUntil?.toISOString() ?? null,
    marks: await marksOf(database, player),
    licence: deps.terms.licenceFor(player),
    is_identity_checked: player.isIdentityChecked,
    is_identity_lapsed: player.isIdentityLapsed,
    created_at: player.createdAt.toISOString(),
    last_login_at: player.lastLoginAt?.toISOString() ?? null,
    terms_version: player.acceptedTermsVersion,
    money: {
      cash: money(cash.balanceMinor),
      bonus: money(bonus.balanceMinor),
      held: money(held.balanceMinor),
      open_rounds: await countOpenRounds(database, player.id),
      deposited: money(await lifetimeDepositsMinor(deps, player.id)),
      withdrawn: money(await cashedOutMinor(deps, player.id, EVER)),
      deposits: player.depositsCount,
    },
    limits: await limitsInForce(database, player.id),
    blocks: await shownBlocks(database, blocks),
    holds: (await holdsOf(database, player.id)).map((hold) => ({
      ...{ case_id: hold.id, cause: hold.cause, detail: hold.detail, held_at: hold.held_at.toISOString() },
    })),
    screened_at: (await screenedAt(database, player.id))?.toISOString() ?? null,
    sessions: await countOpenSessions(database, player.id),
    factors: await readFactors(deps, player),
    tags: await readTags(database, player.id),
  };
}

/** Turns stored blocks into the contract's form, with operators' names for their ids. */
export async function shownBlocks(
  connection: SqlConnection,
  blocks: readonly StoredBlock[],
): Promise<OfficeBlock[]> {
  const names = await operatorNames(
    connection,
    blocks.map((block) => block.blocked_by),
  );
  return blocks.map((block) => ({
    id: block.id,
    scopes: [...block.scopes],
    reason: block.reason,
    blocked_by: names.get(block.blocked_by) ?? block.blocked_by,
    blocked_at: block.blocked_at.toISOString(),
    until: block.until?.toISOString() ?? null,
  }));
}

async function marksOf(connection: SqlConnection, player: Player): Promise<OfficePlayer["marks"]> {
  const marks: [OfficePlayer["marks"][number], boolean][] = [
    ["not_activated", !player.isActivated],
    ["held", player.isHeld],
    ["document_asked", player.isDocumentAsked],
    ["at_risk", await isAtRisk(connection, player.id)],
    ["erased", player.isErased],
    ["house", await isHousePlayer(connection, player.id)],
  ];
  return marks.flatMap(([mark, isSet]) => (isSet ? [mark] : []));
}

/** Whole years since the day of birth, `YYYY-MM-DD`. */
function ageOn(bornOn: string, now: Date): number {
  const today = dayText(now);
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
