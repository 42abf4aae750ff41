import { z } from "zod";

/** The most persons of one question. */
export const MAX_SCREENED = 100;

/** Somebody about whom the screening service is asked. `id` is ours, and means nothing to others. */
export const ScreenedPerson = z.object({
  id: z.string().min(1).max(80),
  first_name: z.string(),
  last_name: z.string(),
  born_on: z.iso.date(),
  country: z.string().length(2),
});
export type ScreenedPerson = z.infer<typeof ScreenedPerson>;

/** The question: `POST {SCREENING_URL}` with the key as `Authorization: Bearer …`. */
export const ScreeningRequest = z.object({ persons: z.array(ScreenedPerson).min(1).max(MAX_SCREENED) });
export type ScreeningRequest = z.infer<typeof ScreeningRequest>;

/** An entry of a list that the person may be: a politically exposed person, or one under sanctions. */
export const ScreeningMatch = z.object({
  kind: z.enum(["pep", "sanctions"]),
  list: z.string().min(1).max(100).describe("The list's name"),
  entry: z.string().min(1).max(100).describe("The entry's id in the list, the same in each answer"),
  name: z.string().min(1).max(200).describe("As the list has it"),
  born_on: z.iso.date().nullable(),
  similarity: z.number().int().min(0).max(100).describe("Of the names, in percent"),
});
export type ScreeningMatch = z.infer<typeof ScreeningMatch>;

/** The answer: each person once, without matches where there is none. */
export const ScreeningResponse = z.object({
  results: z
    .array(z.object({ id: z.string(), matches: z.array(ScreeningMatch).max(50) }))
    .max(MAX_SCREENED)
    .refine((results) => new Set(results.map(({ id }) => id)).size === results.length, {
      error: "a person is answered twice",
    }),
});
export type ScreeningResponse = z.infer<typeof ScreeningResponse>;
