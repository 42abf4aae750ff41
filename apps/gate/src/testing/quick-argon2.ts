import { createRequire } from "node:module";

/**
 * Stands for `@node-rs/argon2` in tests of calls: thousands of players sign up there, and the cost that protects their passwords is a tenth of
 * the tests' time. `tests/security/passwords.test.ts` shows the real cost.
 */
const { hash: realHash, verify } = createRequire(import.meta.url)(
  "@node-rs/argon2",
) as typeof import("@node-rs/argon2");

export { verify };

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash: typeof realHash = (password) => realHash(password, CHEAPEST);
