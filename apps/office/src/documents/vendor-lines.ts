import type { VendorResult } from "@bellwether/contract/office/index.ts";
import type { FactLine } from "../kit/facts.tsx";
import { documentWords as words } from "./words.ts";

/** What the identity vendor has said, without what the document shows. */
export function vendorLines({
  applicant_id,
  status,
  cause,
  document_kind,
  differs,
}: VendorResult): FactLine[] {
  return [
    { name: words.vendorSays, value: cause ? words.causes[cause] : words.vendorResults[status] },
    ...(document_kind ? [{ name: words.readKind, value: words.readKinds[document_kind] }] : []),
    ...(differs.length > 0 ? [{ name: words.differs, value: differencesIn(differs) }] : []),
    { name: words.applicant, value: applicant_id },
  ];
}

/** In what a document differs from the account, in words. */
export const differencesIn = (differs: VendorResult["differs"]): string =>
  differs.map((each) => words.differences[each]).join(", ");
