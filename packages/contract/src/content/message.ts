import { z } from "zod";

/** Texts and letters that the gate sends, each a template in `languages/{code}/letters.json`. A new one is a name here and a text in each file. */
export const messageTemplates = [
  "activation_code",
  "password_reset",
  "email_confirm",
  "address_taken",
  "password_changed",
  "email_changed",
  "account_closed",
  "erasure_begun",
  "erasure_whole",
  "last_scratch_code",
  "last_code_beside_app",
  "scratch_codes_made",
  "scratch_codes_off",
  "app_on",
  "app_off",
  "passkey_added",
  "passkey_removed",
  "factors_reset",
  "phone_changed",
  "new_login",
  "deposit_limit_high",
  "break_begun",
  "exclusion_begun",
  "exclusion_for_good",
  "house_exclusion_begun",
  "house_exclusion_for_good",
  "limit_imposed",
  "document_asked",
  "withdrawal_refused",
  "document_asked_address",
  "document_asked_funds",
  "document_asked_instrument",
  "document_accepted",
  "document_refused_unreadable",
  "document_refused_incomplete",
  "document_refused_wrong_kind",
  "document_refused_out_of_date",
  "document_refused_data_differ",
  "document_refused_not_accepted",
  "document_expires_soon",
  "document_expired",
  "play_noticed",
  "play_talk",
  "promotions_stopped",
  "promotions_resumed",
  "draw_won",
  "draw_won_large",
  "draw_won_closed",
  "draw_won_excluded",
  "draw_lost",
  "draw_void_few_players",
  "draw_void_beacon_silent",
  "draw_void_clock_skew",
  "draw_void_not_begun",
  "draw_void_shut",
  "pot_won_shut",
  "order_missed",
  "order_missed_money",
  "order_missed_limit",
  "order_missed_bonus_maximum",
  "order_missed_account_waits",
  "order_missed_sold_out",
  "order_missed_too_many",
  "order_missed_closed",
  "order_missed_unavailable",
  "order_goes_on",
  "order_is_over",
  "order_excluded",
  "order_ended",
  "order_ended_game",
  "order_ended_ticket",
  "order_ended_excluded",
  "parcel_won",
  "parcel_sent",
  "support_message",
  "support_copy",
  "support_received",
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/**
 * `{brand}` and the template's own placeholders may be used in both. An SMS is the body alone; blank lines separate a letter's paragraphs.
 */
export const MessageText = z.object({
  subject: z.string().min(1).max(120),
  body: z.string().min(1).max(2_000),
});
export type MessageText = z.infer<typeof MessageText>;

/** A language's file may lack templates that are not yet translated: those are sent in English. */
export const MessageFile = z.partialRecord(z.enum(messageTemplates), MessageText);

/** Templates by language code. English has them all. */
export type MessageTexts = Readonly<Record<string, z.infer<typeof MessageFile>>>;
