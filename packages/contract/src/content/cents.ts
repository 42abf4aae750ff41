import { z } from "zod";

/** An amount in a content file: euro cents, which other currencies scale. */
export const Cents = z.int().min(1).max(100_000_000);
