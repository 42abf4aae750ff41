import { z } from "zod";

/**
 * Request to Great Britain's self-exclusion register: `POST`, form fields, the key in `X-API-Key`. The register compares names by their
 * first 20 characters and postcodes without spaces. From public clients of the service; confirm it before going live.
 */
export const GamstopRequest = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  dateOfBirth: z.iso.date(),
  email: z.string().min(1),
  postcode: z.string().min(1),
  mobile: z.string(),
});

export type GamstopRequest = z.infer<typeof GamstopRequest>;

/** The response is in the header `X-Exclusion`: excluded, formerly excluded, not excluded. */
export const GamstopExclusion = z.enum(["Y", "P", "N"]);

export const gamstopHeaders = {
  key: "x-api-key",
  exclusion: "x-exclusion",
  /** Identifies the response; kept as evidence of the check. */
  reference: "x-unique-id",
} as const;
