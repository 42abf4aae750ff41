export { lifetimeDepositsMinor } from "./lifetime-deposits.ts";
export { mountPayments } from "./routes.ts";

export const paymentsMigrations = { part: "payments", folder: new URL("./migrations/", import.meta.url) };
