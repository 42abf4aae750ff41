import { z } from "zod";
import { localPath } from "../local-path.ts";
import { slugSchema } from "../slug.ts";

export const blockPlaces = ["home", "deposit", "signup"] as const;

const key = z.string().regex(/^promo\.block_[a-z0-9_]+$/);
const country = z.string().regex(/^[A-Z]{2}$/);

/**
 * A content block [3.18] as the house writes it down in `brands/{slug}/blocks.json`. Without `only` it is for everyone; with it, for
 * whom all of it fits. `affiliates` are values of the affiliate tag `op`.
 */
export const contentBlockSchema = z.strictObject({
  id: slugSchema,
  place: z.enum(blockPlaces),
  /** Address of a picture that the art build draws. */
  artwork: z.string().regex(/^\/art\/(brands|tiles)\/[a-z0-9/-]+\.(svg|webp)$/),
  /** Which of the brand's own backgrounds to use: a style of the site. */
  background: z.enum(["plain", "pattern", "glow", "night", "festive"]),
  texts: z.strictObject({ eyebrow: key.optional(), headline: key, text: key, action: key }),
  cssClass: z.string().regex(/^block-[a-z]+$/),
  gameIds: z.array(z.int().positive()).max(12).default([]),
  url: z.string().refine((text) => localPath(text) === text, { error: "Not an address of this site" }),
  depositCode: z
    .string()
    .regex(/^[A-Z0-9]{3,40}$/)
    .optional(),
  only: z
    .strictObject({
      countries: z.array(country).optional(),
      notCountries: z.array(country).optional(),
      languages: z.array(z.string()).optional(),
      affiliates: z.array(z.string()).optional(),
      signedIn: z.boolean().optional(),
      from: z.iso.date().optional(),
      until: z.iso.date().optional(),
    })
    .default({}),
});
export type ContentBlock = z.infer<typeof contentBlockSchema>;

export const blocksFileSchema = z.array(contentBlockSchema).min(1);

/** The editors' choice of one brand, by game code, in the order shown: `brands/{slug}/staff-picks.json`. */
export const staffPicksFileSchema = z.array(z.string()).min(1).max(24);
