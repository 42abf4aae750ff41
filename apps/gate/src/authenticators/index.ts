export { authenticatorUri, newAuthenticatorSecret, stepOfCode } from "./app-code.ts";
export { keepChallenge, takeChallenge } from "./challenges.ts";
export {
  answerOptions,
  checkAnswer,
  creationOptions,
  credentialIdOf,
  type PasskeyPlace,
  readCreation,
  type StoredPasskey,
} from "./web-authn.ts";

export const authenticatorsMigrations = {
  part: "authenticators",
  folder: new URL("./migrations/", import.meta.url),
};
