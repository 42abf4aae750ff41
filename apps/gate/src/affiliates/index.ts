export { partnerFieldsOf, readAffiliateTags } from "./affiliate-tags.ts";
export { startPostbackWorker } from "./postback-worker.ts";
export { queueFirstDepositPostback, queueSignupPostback } from "./queue-postback.ts";

export const affiliatesMigrations = { part: "affiliates", folder: new URL("./migrations/", import.meta.url) };
