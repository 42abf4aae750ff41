import { z } from "zod";
import { CountryCode } from "../country-code.ts";
import { localPath } from "../local-path.ts";
import { Slug } from "../slug.ts";

export const blockPlaces = ["home", "deposit", "signup"] as const;

const BlockTextKey = z.string().regex(/^promo\.block_[a-z0-9_]+$/);

/**
 * A content block [3.18] as the house writes it down in `brands/{slug}/blocks.json`. Without `only` it is for everyone; with it, for
 * whom all of it fits. `affiliates` are values of the affiliate tag `op`.
 */
export const ContentBlock = z.strictObject({
  id: Slug,
  place: z.enum(blockPlaces),
  /** Address of a picture that the art build draws. */
  artwork: z.string().regex(/^\/art\/(brands|tiles)\/[a-z0-9/-]+\.(svg|webp)$/),
  /** Which of the brand's own backgrounds to use: a style of the site. */
  background: z.enum(["plain", "pattern", "glow", "night", "festive"]),
  texts: z.strictObject({
    eyebrow: BlockTextKey.optional(),
    headline: BlockTextKey,
    text: BlockTextKey,
    action: BlockTextKey,
  }),
  cssClass: z.string().regex(/^block-[a-z]+$/),
  gameIds: z.array(z.int().positive()).max(12).default([]),
  url: z.string().refine((text) => localPath(text) === text, { error: "Not an address of this site" }),
  depositCode: z
    .string()
    .regex(/^[A-Z0-9]{3,40}$/)
    .optional(),
  only: z
    .strictObject({
      countries: z.array(CountryCode).optional(),
      notCountries: z.array(CountryCode).optional(),
      languages: z.array(z.string()).optional(),
      affiliates: z.array(z.string()).optional(),
      signedIn: z.boolean().optional(),
      from: z.iso.date().optional(),
      until: z.iso.date().optional(),
    })
    .default({}),
});
export type ContentBlock = z.infer<typeof ContentBlock>;

export const BlocksFile = z.array(ContentBlock).min(1);

/** The editors' choice of one brand, by game code, in the order shown: `brands/{slug}/staff-picks.json`. */
export const StaffPicksFile = z.array(z.string()).min(1).max(24);
