export { closeAccount } from "./close-account.ts";
export { loginAnswer } from "./login-answer.ts";
export { readEvidence } from "./read-evidence.ts";
