import type { SupportTopic } from "@bellwether/contract/calls/support.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { create } from "zustand";
import { newId } from "../gate/request-id.ts";

export type MessageDraft = { name: string; email: string; topic: SupportTopic | ""; text: string };

const empty: MessageDraft = { name: "", email: "", topic: "", text: "" };

/** The draft of a message to support: it survives closing the panel, a broken connection and a navigation. */
export const useMessageDraft = create<MessageDraft>(() => empty);

let sent: { input: string; id: string } | undefined;

/** The idempotency id of a message: the same while its text is the same, even if its panel was closed meanwhile. */
export function messageId(input: string): string {
  if (sent?.input !== input) sent = { input, id: newId() };
  return sent.id;
}

/** The message was sent; the next one keeps its sender. */
export function forgetMessage(): void {
  sent = undefined;
  useMessageDraft.setState({ topic: "", text: "" });
}

/** Texts of the gate's refusals of a message; the shell has them on every page, because the panel opens over every page. */
export const supportRefusals = [
  "core.error_email_required",
  "core.error_email_invalid",
  "core.error_field_required",
  "core.error_maximum_characters",
  "core.error_invalid_characters",
  "core.error_too_many_attempts",
  "core.error_unavailable",
] as const satisfies MessageKey[];
