import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import type { MessageWorker } from "../messages/index.ts";
import { requestActivation, validateActivation } from "./activate.ts";
import { logIn } from "./log-in.ts";
import { loginAnswer } from "./login-answer.ts";
import { endSessions } from "./sessions.ts";
import { signUp } from "./sign-up.ts";

export function mountIdentity(app: Hono, parts: GateParts, messageWorker: MessageWorker): void {
  mountCall(app, parts, calls.login, async ({ input, context }) => {
    const { player, session, lastLoginAt } = await logIn(parts, context, input);
    return { data: await loginAnswer(parts, player, session, lastLoginAt), session };
  });

  mountCall(app, parts, calls.signup, async ({ input, context }) => {
    const { player, session } = await signUp(parts, context, input);
    return { data: await loginAnswer(parts, player, session, null), session };
  });

  mountCall(app, parts, calls.logout, async ({ signedIn }) => {
    await endSessions(parts.database, signedIn!.player.id, "logged_out", parts.now());
    parts.push.publish(`user/${signedIn!.player.channel}`, { type: "session_ended", reason: "logged_out" });
    return { logged_out: true as const };
  });

  mountCall(app, parts, calls.requestActivation, async ({ input, signedIn }) => {
    const sent = await requestActivation(parts, signedIn!.player, input);
    messageWorker.wake();
    return sent;
  });

  mountCall(app, parts, calls.validateActivation, async ({ input, signedIn }) => {
    await validateActivation(parts, signedIn!.player, input.activation_code);
    return { player_activated: true as const };
  });
}
