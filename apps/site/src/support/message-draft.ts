import type { SupportTopic } from "@bellwether/contract/calls/support.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { create } from "zustand";
import { newId } from "../gate/request-id.ts";

export type MessageDraft = { name: string; email: string; topic: SupportTopic | ""; text: string };

const empty: MessageDraft = { name: "", email: "", topic: "", text: "" };

/** What a message to support holds so far: it outlives its panel, a broken connection and the way to another page. */
export const useMessageDraft = create<MessageDraft>(() => empty);

let sent: { input: string; id: string } | undefined;

/** The id under which a message is sent: the same as long as it says the same, also when its panel was closed meanwhile. */
export function messageId(input: string): string {
  if (sent?.input !== input) sent = { input, id: newId() };
  return sent.id;
}

/** The message is on its way; the next one comes from the same person. */
export function forgetMessage(): void {
  sent = undefined;
  useMessageDraft.setState({ topic: "", text: "" });
}

/** What the gate may say to a message; the shell carries these sentences, since the panel opens over every page. */
export const supportRefusals = [
  "core.error_email_required",
  "core.error_email_invalid",
  "core.error_field_required",
  "core.error_maximum_characters",
  "core.error_invalid_characters",
  "core.error_too_many_attempts",
  "core.error_unavailable",
] as const satisfies MessageKey[];
