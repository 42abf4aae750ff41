import { hash, verify } from "@node-rs/argon2";
import { commonPasswords } from "./common-passwords.ts";

/** argon2id with OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a password that nobody uses: checking against it makes an unknown account take as long as a known one. */
const decoy = hashPassword("no account has this password: 9f1c2a");

/** Whether the password matches. Without a hash (no such account) it takes as long and returns false. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}

/** Whether it is one of the most common passwords, or the player's own address. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  return (
    commonPasswords.has(lower) ||
    lower === email ||
    lower === email.split("@")[0] ||
    /^(.)\1+$/.test(password)
  );
}
