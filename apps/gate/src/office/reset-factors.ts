import { DomainError } from "@bellwether/contract";
import type { ApprovalKinds } from "../approvals/index.ts";
import { appendAudit } from "../audit/index.ts";
import { dropFactors, readFactors, sendNotice } from "../identity/index.ts";
import { findPlayer, readPlayer } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { announceSessionEnd, endSessions } from "../sessions/index.ts";
import type { OfficeDeps } from "./office-deps.ts";

type Factors = Awaited<ReturnType<typeof readFactors>>;

/** For a player who has lost phone and sheet: whatever opens the account beside the password is taken off, and every session ends. */
export const resetFactors = (deps: OfficeDeps & MessageTextsPort): ApprovalKinds["player.reset_factors"] => ({
  async describe(connection, { player_id: playerId }) {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    const factors = await readFactors({ database: connection }, player);
    if (player.status === "closed" || summaryOf(factors) === NOTHING)
      throw new DomainError("conflict", { detail: "there is nothing to take off" });
    return {
      subject: `player:${playerId}`,
      version: `factors:${factors.app_since ?? ""}:${factors.passkeys.map(({ id }) => id).join(",")}`,
      preview: {
        diff: [{ name: "opens the account", before: summaryOf(factors), after: NOTHING }],
        effect: [
          "App, codes and passkeys open the account no more: the password alone does.",
          "The player is signed out everywhere and gets a letter.",
          "Be sure who asks: somebody who has the password wants nothing more than this.",
        ],
      },
    };
  },
  async run({ connection }, { player_id: playerId }, { actor, reason, at }) {
    const player = await readPlayer(connection, playerId);
    const before = summaryOf(await readFactors({ database: connection }, player));
    await dropFactors(connection, playerId);
    await endSessions(connection, playerId, "logged_out", at);
    await sendNotice(deps, connection, player, "factors_reset");
    await appendAudit(connection, {
      ...{ actor, action: "player.reset_factors", subject: `player:${playerId}`, reason, at },
      ...{ before: { factors: before }, after: { factors: NOTHING } },
    });
    return {};
  },
  async announce({ player_id: playerId }) {
    await announceSessionEnd(deps, await readPlayer(deps.database, playerId), "logged_out");
  },
});

const NOTHING = "the password alone";

/** What opens the account beside the password, in words. */
function summaryOf({ app_since: appSince, scratch_codes_left: codes, passkeys }: Factors): string {
  const parts = [
    appSince !== null && "an app",
    codes > 0 && (codes === 1 ? "one code" : `${codes} codes`),
    passkeys.length > 0 && (passkeys.length === 1 ? "one passkey" : `${passkeys.length} passkeys`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : NOTHING;
}
