import { z } from "zod";

/** 32 bytes as 64 lower-case hexadecimal digits: a seed, a SHA-256 hash, a root. */
export const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);
