import { createHash, randomBytes, randomInt } from "node:crypto";
import type { SecretsPort } from "../../ports.ts";

const SALT_BYTES = 32;

/** A drop's moment, and the salt that hides it: 256 bits as 64 hexadecimal digits. */
export type DropMoment = { moment: Date; salt: string };
type DropKey = { promotion: string; number: number };

const ownerOf = ({ promotion, number }: DropKey) => `cash-drop:${promotion}:${number}`;

/** Draws a drop's moment, uniformly from `from` (inclusive) to `until` (exclusive), and a salt. */
export function drawMoment(from: Date, until: Date): DropMoment {
  const afterMs = randomInt(Math.max(1, until.getTime() - from.getTime()));
  return { moment: new Date(from.getTime() + afterMs), salt: randomBytes(SALT_BYTES).toString("hex") };
}

/** The hash that is published before: SHA-256 of `promotion:number:moment:salt`, the moment in ISO 8601 to the millisecond. */
export function momentCommitment({ promotion, number }: DropKey, { moment, salt }: DropMoment): string {
  return createHash("sha256").update([promotion, number, moment.toISOString(), salt].join(":")).digest("hex");
}

export function sealMoment({ secrets }: SecretsPort, key: DropKey, { moment, salt }: DropMoment): string {
  return secrets.seal(ownerOf(key), `${moment.toISOString()} ${salt}`);
}

export function openMoment({ secrets }: SecretsPort, key: DropKey, sealed: string): DropMoment {
  const [moment = "", salt = ""] = secrets.open(ownerOf(key), sealed).split(" ");
  return { moment: new Date(moment), salt };
}
