import { z } from "zod";

/**
 * Question to Great Britain's self-exclusion register: `POST`, form fields, the key in `X-API-Key`. The register compares names by
 * their first 20 characters and postcodes without spaces. From public clients of the service; confirm it before going live.
 */
export const gamstopRequest = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  dateOfBirth: z.iso.date(),
  email: z.string().min(1),
  postcode: z.string().min(1),
  mobile: z.string(),
});

export type GamstopRequest = z.infer<typeof gamstopRequest>;

/** The answer stands in the header `X-Exclusion`: excluded, formerly excluded, not. */
export const gamstopExclusion = z.enum(["Y", "P", "N"]);

export const gamstopHeaders = {
  key: "x-api-key",
  exclusion: "x-exclusion",
  /** Names the answer; kept as evidence of the question. */
  reference: "x-unique-id",
} as const;
