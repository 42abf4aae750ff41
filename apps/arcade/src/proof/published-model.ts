import { z } from "zod";

/** What a proof needs of a model's published file. */
export const PublishedModel = z.object({ mechanic: z.string(), data: z.record(z.string(), z.json()) });
export type PublishedModel = z.infer<typeof PublishedModel>;
