import { timingSafeEqual } from "node:crypto";

/** Whether a secret or a signature is the expected one. For equal lengths the time does not depend on where they differ. */
export function sameBytes(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
