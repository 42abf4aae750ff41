export {
  type Applicant,
  applicantsLeft,
  endApplicants,
  lockApplicant,
  newestApplicant,
  noteDecided,
  noteGone,
  noteReview,
  ownerOfApplicant,
  wantApplicant,
} from "./applicant.ts";
export { claimApplicants } from "./claim-applicants.ts";
export { createApplicants } from "./create-applicants.ts";
export { applicantsData } from "./personal-data.ts";
export type { IdentityVendor, IdentityVendorPort } from "./vendor-port.ts";
export { watchApplicants } from "./watch-applicants.ts";

export const applicantsMigrations = { part: "applicants", folder: new URL("./migrations/", import.meta.url) };
