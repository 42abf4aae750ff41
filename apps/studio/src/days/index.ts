export { closeDays } from "./close-day.ts";
export { listDays, proveCommitment } from "./day-store.ts";
