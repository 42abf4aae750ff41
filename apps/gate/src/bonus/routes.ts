import { calls, createAddressShare } from "@bellwether/contract";
import { titlesByCode } from "@bellwether/contract/content/titles-by-code.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { NO_ADDRESS } from "../http/request-context.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import type { LedgerPort, OpenOfferPorts, PushPort, SettingsPort } from "../ports.ts";
import { type BonusRow, findCampaign, nameOfBonus, showBonus } from "./bonus.ts";
import { claimCode } from "./claim-code.ts";
import { endBonus } from "./end-bonus.ts";
import { listRefusedCodes } from "./list-refused-codes.ts";

/** Rate limit for unknown codes from one network, so that nobody can try out a list of codes. */
const MAX_CODES_GUESSED = 20;
const GUESSES_COUNT_MS = 15 * MINUTE_MS;

export function mountBonus(
  app: Hono,
  deps: OpenOfferPorts & CallPorts & LedgerPort & SettingsPort<"providers"> & PushPort,
): void {
  const answerOf = (row: BonusRow) =>
    showBonus(row, deps.now(), {
      name: nameOfBonus(deps.campaigns, row),
      gameId: (row.game_code !== null && titlesByCode(deps.titles).get(row.game_code)?.gameId) || null,
    });

  const guesses = createAddressShare(MAX_CODES_GUESSED, GUESSES_COUNT_MS, deps.now);
  mountCall(app, deps, calls.claimCode, async ({ input, context, signedIn }) => {
    const waitMs = context.address === NO_ADDRESS ? 0 : guesses.waitMs(context.address);
    if (waitMs > 0) throw tooManyAttempts(waitMs);
    if (!findCampaign(deps.campaigns, input.code)) guesses.take(context.address);
    return answerOf(await claimCode(deps, signedIn.player, input.code));
  });

  mountCall(app, deps, calls.bonuses, async ({ signedIn }) => {
    const { rows } = await deps.database.query<BonusRow>(
      "SELECT * FROM player_bonus WHERE player_id = $1 AND promotion IS NULL ORDER BY claimed_at DESC LIMIT 50",
      [signedIn.player.id],
    );
    return { bonuses: rows.map(answerOf), refused: await listRefusedCodes(deps, signedIn.player.id) };
  });

  mountCall(app, deps, calls.giveUpBonus, async ({ input, signedIn }) =>
    answerOf(await endBonus(deps, signedIn.player, input.id, "given_up")),
  );
}
