export { authenticatorUri, newAuthenticatorSecret, stepOfCode } from "./app-code.ts";
