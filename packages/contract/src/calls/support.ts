import { z } from "zod";
import { defineCall } from "../call.ts";
import { MAX_MESSAGE_TEXT, MessageLines } from "../message-lines.ts";
import { KnownAddress, optionalText } from "../person-fields.ts";
import { readEmail } from "../read-email.ts";

/** The topics of a message to support. */
export const supportTopics = ["account", "deposits", "cashout", "bonus", "games", "safety", "other"] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const writeToSupport = defineCall({
  name: "writeToSupport",
  summary: "Send a message to the brand's support by email, with a confirmation to the writer",
  method: "POST",
  path: "/gate/api/support/message",
  access: "visitor",
  input: z.object({
    name: optionalText().optional(),
    email: KnownAddress.overwrite((text) => readEmail(text) ?? text).describe(
      "Where the answer and the confirmation go",
    ),
    topic: z.enum(supportTopics, "core.error_field_required"),
    text: MessageLines.describe(`1 to ${MAX_MESSAGE_TEXT} characters`),
    language: z
      .string()
      .max(20)
      .optional()
      .describe("Of the letters, and the one in which an answer is hoped for"),
    request_id: z.uuid("core.error_invalid_param").describe("Repeats with the same id are sent once"),
  }),
  output: z.object({
    answer_by: z.iso.datetime().describe("When support has answered at the latest, by its hours"),
    copy_sent: z
      .boolean()
      .describe(
        "A letter confirms the message. The text is copied into it only for the signed-in player's own confirmed mailbox. false: the mailbox has had too many letters just now",
      ),
  }),
});
