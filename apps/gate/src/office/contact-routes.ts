import { officeCalls } from "@bellwether/contract/office/index.ts";
import type { Hono } from "hono";
import type { MessageWorker } from "../messages/index.ts";
import type { NotifyPorts, SettingsPort } from "../ports.ts";
import { enterForPlayer, resendLetter } from "./change-contact.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Calls that send a letter again, and that enter an email or number for a player who cannot confirm it. */
export function mountContact(
  app: Hono,
  deps: OfficeDeps & NotifyPorts & SettingsPort<"smsPerAddress" | "smsPerDay">,
  messageWorker: Pick<MessageWorker, "wake">,
): void {
  mountOfficeCall(app, deps, officeCalls.sendLetterAgain, async ({ input, self }) => {
    const { player_id: playerId, letter, reason } = input;
    await resendLetter(deps, { playerId, letter, reason, actor: self.actor });
    messageWorker.wake();
    return { data: {} };
  });

  mountOfficeCall(app, deps, officeCalls.enterContact, async ({ input, self }) => {
    const { player_id: playerId, field, value: typed, reason } = input;
    return {
      data: { value: await enterForPlayer(deps, { playerId, field, typed, reason, actor: self.actor }) },
    };
  });
}
