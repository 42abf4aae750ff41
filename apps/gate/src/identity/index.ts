export { dropActivationCode } from "./activate.ts";
export { requestEmailChange } from "./change-email.ts";
export { confirmOwner, type OwnersWord } from "./confirm-owner.ts";
export { noteLetterRequest } from "./letter-bounds.ts";
export { dropMailTokens } from "./mail-token.ts";
export {
  enterNewContact,
  findNewContact,
  useNewContact,
} from "./new-contact.ts";
export { dropFactors, readFactors } from "./own-factors.ts";
export { hashPassword, isRightPassword } from "./passwords.ts";
export { identityData } from "./personal-data.ts";
export { useSecondFactor } from "./second-factor.ts";
export { sendAgain } from "./send-again.ts";
export { sendNotice } from "./send-notice.ts";
export { forgetFailures, type Guess, takeAttempt } from "./slow-guessing.ts";
export { sweepIdentity } from "./sweep-identity.ts";
export { sweepLetters } from "./sweep-letters.ts";

export const identityMigrations = { part: "identity", folder: new URL("./migrations/", import.meta.url) };
