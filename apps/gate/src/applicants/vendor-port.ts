import type { ApplicantAnswer, ApplicantLink, ApplicantRequest } from "@bellwether/contract";

/** The vendor who checks who players are. */
export type IdentityVendor = {
  /** Creates an applicant at the vendor. The same id again creates no second one. Rejects when the vendor gives no clear answer. */
  create(applicant: ApplicantRequest): Promise<ApplicantLink>;
  /** What it says of an applicant now; undefined for one that it does not know any more. Rejects without a clear answer. */
  read(id: string): Promise<ApplicantAnswer | undefined>;
  /** Each signs its webhooks, `whsec_` and base64: several while the secret is changed. */
  webhookSecrets: readonly string[];
};

/** Undefined where none is connected: then players upload documents, and people look at them. */
export type IdentityVendorPort = { identityVendor: IdentityVendor | undefined };
