import { z } from "zod";

/** The fields of a model's published file that a proof uses. */
export const PublishedModel = z.object({ mechanic: z.string(), data: z.record(z.string(), z.json()) });
export type PublishedModel = z.infer<typeof PublishedModel>;
