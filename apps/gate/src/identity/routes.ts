import { calls } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Hono } from "hono";
import { closeAccount, loginAnswer } from "../account/index.ts";
import { readAffiliateTags } from "../affiliates/index.ts";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { offerOwnAnswer } from "../factors/index.ts";
import { NO_ADDRESS } from "../http/request-context.ts";
import { createTurnstile } from "../http/turnstile.ts";
import type { MessageWorker } from "../messages/index.ts";
import type { MarketPorts, NotifyPorts, SealedBooksPorts, SettingsPort, TitlesPort } from "../ports.ts";
import { announceSessionEnd, endOwnSessions, endSessions, ownSessions } from "../sessions/index.ts";
import { requestActivation, validateActivation } from "./activate.ts";
import { confirmEmail, requestEmailChange } from "./change-email.ts";
import { mountFactors } from "./factor-routes.ts";
import { logIn } from "./log-in.ts";
import { readToken } from "./mail-token.ts";
import { logInByPasskey } from "./passkey-log-in.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";
import { mountScratchCodes } from "./scratch-code-routes.ts";
import { signUp } from "./sign-up.ts";
import { undoEmailChange } from "./undo-email.ts";
import { updatePassword } from "./update-password.ts";
import { weighPassword } from "./weigh-password.ts";

export function mountIdentity(
  app: Hono,
  deps: MarketPorts &
    NotifyPorts &
    CallPorts &
    SealedBooksPorts &
    TitlesPort &
    SettingsPort<"affiliates" | "paymentIq" | "siteUrl" | "smsPerAddress" | "smsPerDay">,
  messageWorker: MessageWorker,
): void {
  mountCall(app, deps, calls.login, async ({ input, context }) => {
    const { player, session } = await logIn(deps, context, input);
    return { data: () => loginAnswer(deps, player, session.sessionHash), session: session.token };
  });

  // A challenge is a row that anybody can have made.
  const mayOffer = createTurnstile({ most: 60, withinMs: MINUTE_MS });
  mountCall(app, deps, calls.offerPasskeyLogin, async ({ context }) => {
    if (context.address !== NO_ADDRESS) mayOffer(context.address, deps.now());
    const { challengeId, options } = await offerOwnAnswer(deps, context.brand);
    return { challenge_id: challengeId, options: { ...options } };
  });

  mountCall(app, deps, calls.passkeyLogin, async ({ input, context }) => {
    readAffiliateTags(deps, input.system_reference);
    const given = { challengeId: input.challenge_id, response: input.response };
    const { player, session } = await logInByPasskey(deps, context, given);
    return { data: () => loginAnswer(deps, player, session.sessionHash), session: session.token };
  });

  mountCall(app, deps, calls.signup, async ({ input, context }) => {
    const { player, session } = await signUp(deps, context, input);
    return { data: () => loginAnswer(deps, player, session.sessionHash), session: session.token };
  });

  mountCall(app, deps, calls.logout, async ({ input, signedIn }) => {
    // A page that logs out for inactivity says so, and the player's other pages show the same reason [4.08].
    const reason = input.reason === "idle_logout" ? "idle_logout" : "logged_out";
    await endSessions(deps.database, signedIn.player.id, reason, deps.now());
    await announceSessionEnd(deps, signedIn.player, reason);
    return { logged_out: true as const };
  });

  const mayWeigh = createTurnstile({ most: 30, withinMs: MINUTE_MS });
  mountCall(app, deps, calls.weighPassword, async ({ input, context, signedIn }) => {
    if (context.address !== NO_ADDRESS) mayWeigh(context.address, deps.now());
    const { strength, weakness } = await weighPassword(
      input.password,
      signedIn?.player ?? { email: input.email ?? "" },
    );
    return { strength, weakness: weakness ?? null };
  });

  mountCall(app, deps, calls.ownSessions, ({ signedIn }) => ownSessions(deps, signedIn));
  mountCall(app, deps, calls.endOwnSessions, ({ input, signedIn }) =>
    endOwnSessions(deps, signedIn, input.id),
  );

  mountCall(app, deps, calls.requestActivation, async ({ input, context, signedIn }) => {
    const sent = await requestActivation(deps, context, signedIn.player, input);
    messageWorker.wake();
    return sent;
  });

  mountCall(app, deps, calls.validateActivation, async ({ input, signedIn }) => {
    await validateActivation(deps, signedIn.player, input.activation_code);
    return { player_activated: true as const };
  });

  mountCall(app, deps, calls.updatePassword, async ({ input, context, signedIn }) => {
    await updatePassword(deps, context, signedIn, input);
    messageWorker.wake();
    return { password_updated: true as const };
  });

  mountCall(app, deps, calls.closeAccount, async ({ input, context, signedIn }) => {
    const closed = await closeAccount(deps, context, signedIn.player, input);
    messageWorker.wake();
    return closed;
  });

  mountCall(app, deps, calls.requestToken, async ({ input, context }) => {
    const requested = await requestPasswordReset(deps, context, input.email);
    messageWorker.wake();
    return requested;
  });

  mountCall(app, deps, calls.readToken, ({ input }) => readToken(deps, input.token));

  mountCall(app, deps, calls.resetPassword, async ({ input, context }) => {
    await resetPassword(deps, context, input);
    messageWorker.wake();
    return { password_updated: true as const };
  });

  mountCall(app, deps, calls.setEmail, async ({ input, context, signedIn }) => {
    const pending = await requestEmailChange(deps, context, signedIn.player, input);
    messageWorker.wake();
    return { email_pending: pending };
  });

  mountCall(app, deps, calls.confirmEmail, async ({ input }) => {
    const confirmed = await confirmEmail(deps, input.token);
    messageWorker.wake();
    return confirmed;
  });

  mountCall(app, deps, calls.undoEmail, ({ input }) => undoEmailChange(deps, input.token));

  mountScratchCodes(app, deps, messageWorker);
  mountFactors(app, deps, messageWorker);
}
