import { plainPassword } from "@bellwether/contract";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of the password's form NFKC: another keyboard writes the same letters as other characters (NIST SP 800-63B). */
export function hashPassword(password: string): Promise<string> {
  return hash(plainPassword(password), cost);
}

/** The hash of a password that nobody uses: checking against it makes an unknown account take as long as a known one. */
const decoy = hashPassword("no account has this password: 9f1c2a");

/** Whether the password matches. Without a hash (no such account) it takes as long and returns false. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return (await fitOf(password, passwordHash)) !== undefined;
}

/**
 * How the password matches: in its one form, or `asTyped` where the hash is older than that form and should be made again. A text that is
 * not in the form is tried twice, whether there is an account or not.
 */
export async function fitOf(
  password: string,
  passwordHash: string | undefined,
): Promise<"plain" | "asTyped" | undefined> {
  const tried = passwordHash ?? (await decoy);
  const plain = plainPassword(password);
  const fit = (await verify(tried, plain))
    ? "plain"
    : plain !== password && (await verify(tried, password))
      ? "asTyped"
      : undefined;
  return passwordHash === undefined ? undefined : fit;
}
