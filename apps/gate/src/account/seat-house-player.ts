import { randomUUID } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import { address, hashInput } from "@bellwether/ledger";
import { cashAccount } from "../balance/index.ts";
import { NO_ADDRESS } from "../http/request-context.ts";
import { ensureHousePlayer, type Player } from "../players/index.ts";
import type { BooksPorts, ClockPort, LedgerPort, SettingsPort, TermsPort, TitlesPort } from "../ports.ts";
import { insertSession } from "../sessions/index.ts";
import { issueLaunchToken } from "../wallet/index.ts";

/** A house player who has less than this gets this much more, in minor units. The play money comes from outside, never from the house. */
const PLAY_MONEY_MINOR = 1_000_000n;

/**
 * Opens a game for a house player of this name, with play money, and returns the launch token. Only the sandbox has house players.
 * @throws DomainError `unknown_game` or `game_opens_soon`.
 */
export async function seatHousePlayer(
  deps: BooksPorts & TitlesPort & TermsPort & SettingsPort<"defaultBrand" | "hasHousePlayers">,
  name: string,
  gameCode: string,
): Promise<string> {
  if (!deps.settings.hasHousePlayers) throw new Error("only the sandbox has house players");
  const title = deps.titles.find(({ code }) => code === gameCode);
  if (!title) throw new DomainError("unknown_game");
  if (opensSoon(title)) throw new DomainError("game_opens_soon");
  const brand = deps.settings.defaultBrand;
  const at = deps.now();
  const { player, sessionHash } = await deps.database.transaction(async (connection) => {
    const termsVersion = deps.terms.versionFor({ brand, country: "IE" });
    const opened = await ensureHousePlayer(connection, { brand, name, termsVersion, at });
    // A house player sits at several tables at once, so its other sessions go on.
    const session = { playerId: opened.id, address: NO_ADDRESS, device: undefined, country: undefined };
    const started = await insertSession(connection, {
      ...session,
      now: at,
      mustEndAt: undefined,
      realityCheckDueAt: null,
    });
    return { player: opened, sessionHash: started.sessionHash };
  });
  await topUp(deps, player);
  return issueLaunchToken(deps, { player, sessionHash }, { provider: title.provider, code: title.code });
}

async function topUp(deps: LedgerPort & ClockPort, player: Player): Promise<void> {
  const cash = cashAccount(player);
  const [{ balanceMinor }] = await deps.ledger.balances([cash]);
  if (balanceMinor >= PLAY_MONEY_MINOR) return;
  const outside = { address: address.world(), currency: player.currency };
  const key = { source: "house-players", externalId: randomUUID() };
  const scope = { accounts: [cash, outside], keys: [key], transfersAtMost: 1 };
  await deps.ledger.batch(scope, deps.now(), async (book) => {
    book.apply({
      key,
      inputHash: hashInput(["play money", player.id]),
      transfers: [{ debit: outside, credit: cash, amountMinor: PLAY_MONEY_MINOR, kind: "play_money" }],
      answer: () => player.id,
    });
  });
}
