import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import type { MessageWorker } from "../messages/index.ts";
import { requestActivation, validateActivation } from "./activate.ts";
import { confirmEmail, requestEmailChange } from "./change-email.ts";
import { closeAccount } from "./close-account.ts";
import { logIn } from "./log-in.ts";
import { loginAnswer } from "./login-answer.ts";
import { readToken } from "./mail-token.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";
import { mountScratchCodes } from "./scratch-code-routes.ts";
import { announceSessionEnd, endSessions } from "./sessions.ts";
import { signUp } from "./sign-up.ts";
import { undoEmailChange } from "./undo-email.ts";
import { updatePassword } from "./update-password.ts";

export function mountIdentity(app: Hono, parts: GateParts, messageWorker: MessageWorker): void {
  mountCall(app, parts, calls.login, async ({ input, context }) => {
    const { player, session } = await logIn(parts, context, input);
    return { data: await loginAnswer(parts, player, session), session };
  });

  mountCall(app, parts, calls.signup, async ({ input, context }) => {
    const { player, session } = await signUp(parts, context, input);
    return { data: await loginAnswer(parts, player, session), session };
  });

  mountCall(app, parts, calls.logout, async ({ input, signedIn }) => {
    // A page that saw nobody move for too long says so, and the player's other pages tell it in the same words [4.08].
    const reason = input.reason === "idle_logout" ? "idle_logout" : "logged_out";
    await endSessions(parts.database, signedIn!.player.id, reason, parts.now());
    announceSessionEnd(parts, signedIn!.player, reason);
    return { logged_out: true as const };
  });

  mountCall(app, parts, calls.requestActivation, async ({ input, context, signedIn }) => {
    const sent = await requestActivation(parts, context, signedIn!.player, input);
    messageWorker.wake();
    return sent;
  });

  mountCall(app, parts, calls.validateActivation, async ({ input, signedIn }) => {
    await validateActivation(parts, signedIn!.player, input.activation_code);
    return { player_activated: true as const };
  });

  mountCall(app, parts, calls.updatePassword, async ({ input, context, signedIn }) => {
    await updatePassword(parts, context, signedIn!, input);
    messageWorker.wake();
    return { password_updated: true as const };
  });

  mountCall(app, parts, calls.closeAccount, async ({ input, context, signedIn }) => {
    const closed = await closeAccount(parts, context, signedIn!.player, input);
    messageWorker.wake();
    return closed;
  });

  mountCall(app, parts, calls.requestToken, async ({ input, context }) => {
    const requested = await requestPasswordReset(parts, context, input.email);
    messageWorker.wake();
    return requested;
  });

  mountCall(app, parts, calls.readToken, ({ input }) => readToken(parts, input.token));

  mountCall(app, parts, calls.resetPassword, async ({ input, context }) => {
    await resetPassword(parts, context, input);
    messageWorker.wake();
    return { password_updated: true as const };
  });

  mountCall(app, parts, calls.setEmail, async ({ input, context, signedIn }) => {
    const pending = await requestEmailChange(parts, context, signedIn!.player, input);
    messageWorker.wake();
    return { email_pending: pending };
  });

  mountCall(app, parts, calls.confirmEmail, async ({ input }) => {
    const confirmed = await confirmEmail(parts, input.token);
    messageWorker.wake();
    return confirmed;
  });

  mountCall(app, parts, calls.undoEmail, ({ input }) => undoEmailChange(parts, input.token));

  mountScratchCodes(app, parts);
}
