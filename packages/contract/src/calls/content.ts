import { z } from "zod";
import { defineCall } from "../call.ts";
import { LiveJackpot } from "../live-jackpot.ts";
import { LiveRound, LiveTable } from "../live-table.ts";
import { CurrencyCode } from "../money.ts";
import { ListedGame } from "./catalogue.ts";

/** A content block as the site shows it [3.18]; the texts are keys of the group `promo`. */
export const ShownBlock = z.object({
  id: z.string(),
  artwork: z.string(),
  background: z.string(),
  text_keys: z.object({
    eyebrow: z.string().nullable(),
    headline: z.string(),
    text: z.string(),
    action: z.string(),
  }),
  css_class: z.string(),
  game_ids: z.array(z.number().int()),
  url: z.string(),
  deposit_code: z.string().nullable(),
});
export type ShownBlock = z.infer<typeof ShownBlock>;

export const dataUpdate = defineCall({
  name: "dataUpdate",
  summary:
    "Content blocks for this visitor: home, deposit and signup. Header x-affiliate-reference may carry the affiliate tags as JSON",
  method: "GET",
  path: "/gate/api/actionable/data_update",
  access: "visitor",
  input: z.object({ language: z.string().max(5).default("en") }),
  output: z.object({
    blocks: z.object({
      home: z.array(ShownBlock),
      deposit: z.array(ShownBlock),
      signup: z.array(ShownBlock),
    }),
  }),
});

export const features = defineCall({
  name: "features",
  summary: "Feature toggles as they stand for this visitor, and when they may change by themselves",
  method: "GET",
  path: "/gate/api/actionable/features",
  access: "visitor",
  input: z.object({}),
  output: z.object({
    features: z.record(z.string(), z.boolean()),
    maintenance_countries: z.array(z.string()),
    reload_at: z.array(z.iso.datetime()).describe("Moments ahead at which to ask again, soonest first"),
  }),
});

/** A post of the brand's blog [3.23]; `title.rendered` is WordPress's name for what `name` holds. */
export const BlogPost = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.object({ rendered: z.string() }),
  link: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const latestBlogPosts = defineCall({
  name: "latestBlogPosts",
  summary: "Latest posts of the brand's blog; an empty list when it does not answer in time",
  method: "GET",
  path: "/gate/api/blog/latest-blog-posts",
  access: "visitor",
  input: z.object({}),
  output: z.object({ posts: z.array(BlogPost) }),
  noRetry: true,
});

/** `/static/live/{currency}.json` [7.31]. */
export const LiveFile = z.object({
  timestamp: z.iso.datetime(),
  currency: CurrencyCode,
  tables: z.array(LiveTable),
  jackpots: z.array(LiveJackpot),
});
export type LiveFile = z.infer<typeof LiveFile>;

/** `/static/live/rounds.json`: what each open table does at `timestamp`, by the table's id. */
export const LiveRoundsFile = z.object({
  timestamp: z.iso.datetime(),
  rounds: z.record(z.string(), LiveRound),
});
export type LiveRoundsFile = z.infer<typeof LiveRoundsFile>;

/** `/static/catalogue/{device}/{country}.json` [7.31]. */
export const CatalogueFile = z.object({
  device: z.enum(["desktop", "mobile"]),
  country: z.string(),
  games: z.array(ListedGame),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;

/** `/static/data/{country}.json` [7.31]: what a client needs before its first call. */
export const InitialDataFile = z.object({
  country: z.string(),
  currency: CurrencyCode,
  features: z.record(z.string(), z.boolean()),
  maintenance_countries: z.array(z.string()),
  regulations: z.record(z.string(), z.boolean()),
  countries: z.array(
    z.object({
      code: z.string(),
      dial_code: z.string(),
      currency: CurrencyCode,
      signup_allowed: z.boolean(),
    }),
  ),
  languages: z.array(z.object({ code: z.string(), name: z.string(), displayCode: z.string() })),
  payment_methods: z.array(
    z.object({ code: z.string(), name: z.string(), class: z.string(), image: z.string() }),
  ),
  providers: z.array(z.object({ code: z.string(), name: z.string(), slug: z.string() })),
  categories: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      sub_categories: z.array(
        z.object({ category_id: z.number().int(), slug: z.string(), name: z.string() }),
      ),
    }),
  ),
});
export type InitialDataFile = z.infer<typeof InitialDataFile>;
