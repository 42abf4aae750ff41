import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import type { MessageTextsPort, SecretsPort, SettingsPort } from "../ports.ts";
import { putAppInForce, readFactors, setUpApp, turnAppOff } from "./own-factors.ts";
import { beginPasskey, endPasskey, finishPasskey } from "./own-passkeys.ts";

/** How an account is opened besides the password: shown and changed by its player. */
export function mountFactors(
  app: Hono,
  deps: CallPorts & SecretsPort & MessageTextsPort & SettingsPort<"siteUrl">,
  messageWorker: MessageWorker,
): void {
  mountCall(app, deps, calls.factors, ({ signedIn }) => readFactors(deps, signedIn.player));

  mountCall(app, deps, calls.beginApp, ({ input, context, signedIn }) =>
    setUpApp(deps, context, signedIn.player, input),
  );

  mountCall(app, deps, calls.confirmApp, async ({ input, context, signedIn }) => {
    const left = await putAppInForce(deps, context, signedIn.player, input.code);
    messageWorker.wake();
    return left;
  });

  mountCall(app, deps, calls.endApp, async ({ input, context, signedIn }) => {
    const left = await turnAppOff(deps, context, signedIn.player, input);
    messageWorker.wake();
    return left;
  });

  mountCall(app, deps, calls.offerPasskey, ({ input, context, signedIn }) =>
    beginPasskey(deps, context, signedIn.player, input),
  );

  mountCall(app, deps, calls.addPasskey, async ({ input, signedIn }) => {
    const left = await finishPasskey(deps, signedIn.player, input);
    messageWorker.wake();
    return left;
  });

  mountCall(app, deps, calls.removePasskey, async ({ input, context, signedIn }) => {
    const left = await endPasskey(deps, context, signedIn.player, input);
    messageWorker.wake();
    return left;
  });
}
