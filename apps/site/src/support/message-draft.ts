import type { SupportTopic } from "@bellwether/contract/calls/support.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { create } from "zustand";

export type MessageDraft = { name: string; email: string; topic: SupportTopic | ""; text: string };

const empty: MessageDraft = { name: "", email: "", topic: "", text: "" };

/** What a message to support holds so far: it outlives its panel, a broken connection and the way to another page. */
export const useMessageDraft = create<MessageDraft>(() => empty);

/** The message is on its way; the next one comes from the same person. */
export function forgetMessage(): void {
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
