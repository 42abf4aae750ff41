export { partnerFieldsOf, readAffiliateTags, referenceOf } from "./affiliate-tags.ts";
export { affiliatesData } from "./personal-data.ts";
export { queueFirstDepositPostback, queueSignupPostback } from "./queue-postback.ts";
export { sendDuePostbacks } from "./send-postbacks.ts";

export const affiliatesMigrations = { part: "affiliates", folder: new URL("./migrations/", import.meta.url) };
