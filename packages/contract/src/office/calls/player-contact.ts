import { z } from "zod";
import { PlayerId, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** Letters that can be sent again: a new code or link each time. */
export const lettersAgain = ["activation_code", "email_confirmation", "password_reset"] as const;
export const LetterAgain = z.enum(lettersAgain);
export type LetterAgain = z.infer<typeof LetterAgain>;

export const sendLetterAgain = defineOfficeCall({
  name: "sendLetterAgain",
  summary: "Send a player a new code or link, to the mailbox or number that they have entered themselves",
  method: "POST",
  path: "/api/players/{player_id}/letters",
  permission: "players.contact",
  input: z.object({ player_id: PlayerId, letter: LetterAgain, reason: Reason }),
  output: z.object({}),
});

export const contactFields = ["email", "phone"] as const;
export const ContactField = z.enum(contactFields);
export type ContactField = z.infer<typeof ContactField>;

export const enterContact = defineOfficeCall({
  name: "enterContact",
  summary: "Enter another email or phone number for a player; two persons make it the account's",
  method: "POST",
  path: "/api/players/{player_id}/contact",
  permission: "players.contact",
  needsProof: true,
  input: z.object({
    player_id: PlayerId,
    field: ContactField,
    value: z.string().trim().min(1).max(254),
    reason: Reason,
  }),
  output: z.object({ value: z.string().describe("Hidden but for its ends") }),
});
