import { z } from "zod";

/** Two capital letters of ISO 3166. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** A country as a call names it: `IE`, and `ie` means the same. */
export const NamedCountry = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .toUpperCase();
