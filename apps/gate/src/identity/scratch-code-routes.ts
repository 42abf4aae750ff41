import { calls, DomainError } from "@bellwether/contract";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { confirmPassword } from "./confirm-password.ts";
import { dropScratchCodes, issueScratchCodes, listScratchCodes } from "./scratch-codes.ts";

/** One path for the three operations on scratch codes [7.18]. */
export function mountScratchCodes(app: Hono, deps: CallPorts): void {
  mountCall(app, deps, calls.scratchCodes, async ({ input, context, signedIn }) => {
    const { player } = signedIn;
    if (input.type === "list") return { codes: await listScratchCodes(deps, player) };
    if (input.password === undefined)
      throw new DomainError("invalid_param", { fields: { password: "core.error_password_required" } });
    await confirmPassword(deps, context, player, { password: input.password, field: "password" });
    if (input.type === "issue") return { codes: await issueScratchCodes(deps, player) };
    await dropScratchCodes(deps.database, player.id);
    return { codes: [] };
  });
}
