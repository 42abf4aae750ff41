import { z } from "zod";

/** Two capital letters of ISO 3166. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
