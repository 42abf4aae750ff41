export { askResults } from "./ask-results.ts";
export { identityResultsData } from "./personal-data.ts";
export { listResultsOf, resultsOfDocuments, type StoredResult } from "./stored-result.ts";
export { mountIdentityWebhook } from "./webhook-route.ts";

export const identityResultsMigrations = {
  part: "identity-results",
  folder: new URL("./migrations/", import.meta.url),
};
