export { closeAccount, closeWithin, endedByClosing } from "./close-account.ts";
export { loginAnswer } from "./login-answer.ts";
export { readEvidence } from "./read-evidence.ts";
export { seatHousePlayer } from "./seat-house-player.ts";
