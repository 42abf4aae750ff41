import { z } from "zod";
import { officeRoleNames } from "./permissions.ts";

const REQUIRED = "core.error_field_required";

/** Why somebody does it, in their own words: it is kept with what they did. */
export const Reason = z.string({ error: REQUIRED }).trim().min(3, REQUIRED).max(500);

/** An operator's name for others. */
export const OperatorName = z.string({ error: REQUIRED }).trim().min(2, REQUIRED).max(80);

/** At least one role, each once. */
export const RoleList = z
  .array(z.enum(officeRoleNames))
  .min(1, REQUIRED)
  .max(officeRoleNames.length)
  .refine((roles) => new Set(roles).size === roles.length, { error: "core.error_invalid_param" });

/** Six digits of an authenticator app; people type them in two groups. */
export const AuthenticatorCode = z
  .string({ error: REQUIRED })
  .transform((text) => text.replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "core.error_numbers_only"));

/** The cashier's id of a transaction. */
export const CashierTransactionId = z.string().min(1).max(100);

/** An amount that somebody types, in the account's currency. */
export const TypedAmount = z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/, "core.error_amount_invalid");

/** An amount of money as decimal text, with its currency. */
export const OfficeMoney = z.object({ amount: z.string(), currency: z.string() });
export type OfficeMoney = z.infer<typeof OfficeMoney>;

/** The position after which a list goes on; the newest first without one. */
export const PageKey = z.string().min(1).max(600).optional();

/** The licences under which the house may play; which is meant for an account follows from its brand and country. */
export const OfficeLicence = z.enum(["curacao", "malta", "sweden", "britain"]);
export type OfficeLicence = z.infer<typeof OfficeLicence>;

/** A person of the office as others see them. */
export const OperatorRef = z.object({ id: z.string(), name: z.string() });

/** Who did something: an operator by name, or a job, a command or the player. */
export const ShownActor = z.object({
  kind: z.enum(["player", "operator", "job", "command"]),
  name: z.string(),
});

export const PlayerId = z.string().min(1).max(40);
export const OperatorId = z.string().min(1).max(40);
