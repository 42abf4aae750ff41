import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { writeToSupport } from "./write-to-support.ts";

export function mountSupport(
  app: Hono,
  deps: CallPorts & MessageTextsPort,
  messageWorker: Pick<MessageWorker, "wake">,
): void {
  mountCall(app, deps, calls.writeToSupport, async ({ input, context, signedIn }) => {
    const answer = await writeToSupport(deps, input, context, signedIn?.player);
    messageWorker.wake();
    return answer;
  });
}
