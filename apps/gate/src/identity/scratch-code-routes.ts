import { calls, DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import type { MessageTextsPort, SecretsPort } from "../ports.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { confirmPassword } from "./confirm-password.ts";
import { dropScratchCodes, issueScratchCodes, listScratchCodes } from "./scratch-codes.ts";
import { secondFactorOf, useSecondFactor } from "./second-factor.ts";
import { sendNotice } from "./send-notice.ts";

/** One path for the three operations on scratch codes [7.18]. */
export function mountScratchCodes(
  app: Hono,
  deps: CallPorts & SecretsPort & MessageTextsPort,
  messageWorker: MessageWorker,
): void {
  mountCall(app, deps, calls.scratchCodes, async ({ input, context, signedIn }) => {
    const { player } = signedIn;
    if (input.type === "list") return { codes: await listScratchCodes(deps, player) };
    if (input.password === undefined)
      throw new DomainError("invalid_param", { fields: { password: "core.error_password_required" } });
    const word = { password: input.password, scratch_code: input.scratch_code };
    // Beside an app a sheet is another key to the account: only its owner may make or drop one. A sheet alone wants the password [7.18].
    const hasApp = (await secondFactorOf(deps, player.id))?.hasApp ?? false;
    if (!hasApp) await confirmPassword(deps, context, player, { password: word.password, field: "password" });
    const shown = hasApp ? await confirmOwner(deps, context, player, word) : undefined;
    const settle = async (connection: SqlConnection) => {
      if (shown) await useSecondFactor(deps, connection, player, shown);
      const name = input.type === "issue" ? "scratch_codes_made" : "scratch_codes_off";
      await sendNotice(deps, connection, player, name);
    };
    const codes =
      input.type === "issue"
        ? await issueScratchCodes(deps, player, settle)
        : await deps.database.transaction(async (connection) => {
            await settle(connection);
            await dropScratchCodes(connection, player.id);
            return [];
          });
    messageWorker.wake();
    return { codes };
  });
}
