import type { ApplicantRequest, IdentityResult, ReadDocument } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";

/** What one can choose on the stand-in's page. */
export const vendorChoices = {
  approve: "Approve: the document is mine",
  other_name: "Approve, but the document has another name",
  under_age: "Approve, but the document says under 18",
  decline: "Decline: the picture cannot be read",
  review: "Leave it to a person: needs review",
} as const;
export type VendorChoice = keyof typeof vendorChoices;

export const isVendorChoice = (text: unknown): text is VendorChoice =>
  typeof text === "string" && text in vendorChoices;

/** What the vendor would say after this choice. The document is valid for four years. */
export function chosenResult(choice: VendorChoice, told: ApplicantRequest, now: Date): IdentityResult {
  const document: ReadDocument = {
    ...{ kind: "passport", first_name: told.first_name, last_name: told.last_name, born_on: told.born_on },
    valid_until: dayText(new Date(now.getTime() + 4 * 365 * DAY_MS)),
  };
  const approved = (more: Partial<ReadDocument>): IdentityResult => ({
    ...{ id: told.id, status: "approved", document: { ...document, ...more } },
  });
  switch (choice) {
    case "approve":
      return approved({});
    case "other_name":
      return approved({ first_name: "Casimir", last_name: "Otherwise" });
    case "under_age":
      return approved({ born_on: dayText(new Date(now.getTime() - 16 * 365 * DAY_MS)) });
    case "decline":
      return { id: told.id, status: "declined", cause: "unreadable" };
    case "review":
      return { id: told.id, status: "review", document };
  }
}
