import type { z } from "zod";

/**
 * A schema that reads values, of whatever kind. It names only what its users need: the compiler compares the sixty members of `z.ZodType` with
 * those of each schema, which took three quarters of its time.
 */
export type AnySchema<Output = unknown, Input = unknown> = z.core.$ZodType<Output, Input> &
  Pick<z.ZodType<Output, Input>, "parse" | "safeParse">;
