import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import type { MessageWorker } from "../messages/index.ts";
import { writeToSupport } from "./write-to-support.ts";

export function mountSupport(app: Hono, parts: GateParts, messageWorker: Pick<MessageWorker, "wake">): void {
  mountCall(app, parts, calls.writeToSupport, async ({ input, context, signedIn }) => {
    const answer = await writeToSupport(parts, input, context, signedIn?.player);
    messageWorker.wake();
    return answer;
  });
}
