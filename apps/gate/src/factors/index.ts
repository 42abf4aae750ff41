export {
  beginOwnApp,
  checkOwnApp,
  checkPendingApp,
  confirmOwnApp,
  dropOwnApp,
  dropOwnAppSince,
  ownAppSince,
  useOwnStep,
} from "./own-app.ts";
export {
  checkOwnAnswer,
  dropOwnPasskeys,
  listOwnPasskeys,
  noteOwnAnswer,
  offerOwnAnswer,
  offerOwnPasskey,
  removeOnePasskey,
  storeOwnPasskey,
} from "./own-passkeys.ts";

export { factorsData } from "./personal-data.ts";

export const factorsMigrations = { part: "factors", folder: new URL("./migrations/", import.meta.url) };
