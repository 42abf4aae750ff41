import type { AnySchema } from "@bellwether/contract";
import { CountryCode } from "@bellwether/contract/country-code.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type BrandKey, brandKeys } from "@bellwether/market";
import { z } from "zod";
import { beaconSettings } from "./beacon.ts";
import { Networks } from "./networks.ts";
import {
  AffiliatePostbacks,
  ClamAddress,
  DocumentsKey,
  MinimumRounds,
  Origins,
  orSandboxPath,
  PostgresAddress,
  ProviderLaunchUrls,
  WebhookSecret,
} from "./setting-shapes.ts";
import { loginAddress, SecureAddress, SiteAddress, WebAddress } from "./web-address.ts";

const Flag = z.enum(["true", "false"]).optional();

/** Only the text `true` turns a switch on. */
export const on = (value: string | undefined) => value === "true";

/** A setting of this name for each brand: `PUBLIC_URL_FUNLY`. */
function forEachBrand<Name extends string, Schema extends AnySchema>(name: Name, schema: Schema) {
  return Object.fromEntries(brandKeys.map((brand) => [`${name}_${brand}`, schema])) as {
    [Key in `${Name}_${BrandKey}`]: Schema;
  };
}

export const DEFAULT_PIQ_PASSWORD = "piq-sandbox";
export const DEFAULT_PIQ_ADMIN_PASSWORD = "piq-admin-sandbox";
/** The variables as they are written, each by itself. */
export const Variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** Where /metrics is, apart from the site; 0 for any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Where the back office is, apart from the site; 0 for any free port, `off` for none. */
  OFFICE_PORT: z.union([z.literal("off"), z.coerce.number().int().min(0).max(65_535)]).optional(),
  OFFICE_HOST: z.string().min(1).default("127.0.0.1"),
  /** The office's public address, if a proxy is in front: passkeys are good there alone. */
  OFFICE_URL: SiteAddress.optional(),
  /** From which networks the office may be opened, comma-separated: `10.0.0.0/8, 192.0.2.7`. */
  OFFICE_NETWORKS: Networks.optional(),
  /** The company's directory, in which operators sign in by OpenID Connect. */
  OFFICE_OIDC_ISSUER: WebAddress.optional(),
  OFFICE_OIDC_CLIENT_ID: z.string().min(1).optional(),
  OFFICE_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: PostgresAddress.optional(),
  /** The owner's login, for migrations and checks; without it DATABASE_URL has the owner's. */
  DATABASE_OWNER_URL: PostgresAddress.optional(),
  /** What libpq reads. The product does not, and a process that was told of TLS in it alone would go without. */
  PGSSLMODE: z.string().optional(),
  REDIS_URL: loginAddress(/^rediss?:$/, "redis://:password@host:6379").optional(),
  SANDBOX: Flag,
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  /** The site's public URL, for absolute links. */
  PUBLIC_URL: SiteAddress.optional(),
  /** The public URL of each brand, where each has its own host. */
  ...forEachBrand("PUBLIC_URL", SiteAddress.optional()),
  TRUST_PROXY: z.union([Flag, z.string().regex(/^[1-9]$/)]),
  GEO_DEFAULT: CountryCode.default("IE"),
  /** An IP database in the MMDB format, or `off`; without it the packaged one (docs/connect-an-ip-database.md). */
  GEO_DATABASE: z.string().min(1).optional(),
  BRAND_FROM_QUERY: z.string().optional(),
  BRAND_FROM_HOSTNAME: z.string().optional(),
  BRAND_DEFAULT: z.string().optional(),
  LICENCE: z.string().optional(),
  /** The Curacao licensor's seal; in the sandbox a stand-in. */
  LICENCE_SEAL_URL: SecureAddress.optional(),
  /** The URL of a chat provider's script [2.30], with https; in the sandbox also a local path, such as the stand-in's. */
  CHAT_SCRIPT_URL: orSandboxPath(SecureAddress).optional(),
  /** The house's id at the provider. */
  CHAT_ID: z
    .string()
    .regex(/^[\w.:-]{1,100}$/, "has other characters than letters, digits and . _ : -")
    .optional(),
  /** Whether launches and deposits are pushed to the page's dataLayer. */
  TAG_EVENTS: Flag,
  /** Apps that may show the site in a frame [2.27]; nobody else may. */
  MOBILE_IFRAME_HOSTS: Origins.default([]),
  MAINTENANCE_MODE_COUNTRIES: z.string().default(""),
  FREE_PLAY: Flag,
  /** JSON: `{"SE": 3}`, the least seconds between two rounds of a game in a country, where the market's own terms have less. */
  MIN_ROUND_SECONDS: MinimumRounds.default({}),
  /** Whether house players bet play money at live tables that somebody watches. Only a sandbox has them; there they are on by default. */
  HOUSE_PLAYERS: Flag,
  /** Whether a sandbox makes a sample business for its data folder. `npm start` sets it. */
  SAMPLE_BUSINESS: Flag,
  /** In a sandbox, ms between the draws of each lottery, in place of its calendar; 0 keeps the calendars; without it only demonstrations come soon. It must divide a day of 24 hours. */
  DRAWS_EVERY_MS: z.coerce
    .number()
    .int()
    .refine((ms) => ms === 0 || (ms >= 10_000 && DAY_MS % ms === 0), {
      error: "must be 0, or at least 10 seconds and divide 24 hours",
    })
    .optional(),
  /** In a sandbox, ms between the zeros of win-time clocks, in place of their hours; 0 keeps the hours. It must divide a day of 24 hours. */
  CLOCKS_EVERY_MS: z.coerce
    .number()
    .int()
    .refine((ms) => ms === 0 || (ms >= 10_000 && DAY_MS % ms === 0), {
      error: "must be 0, or at least 10 seconds and divide 24 hours",
    })
    .optional(),
  /** Whether the next qualifying stake hits an open drop, so that a sandbox need not wait for the drawn instant. */
  DROPS_DUE: Flag,
  /** Toggles in place of their defaults, as JSON: see docs/toggles.md. */
  TOGGLES: z.string().optional(),
  /** URL of each brand's WordPress, without /wp-json. */
  ...forEachBrand("BLOG_URL", SiteAddress.optional()),
  SHOW_TRANSLATION_KEYS: z.string().optional(),
  IDLE_TIMEOUT_SECONDS: z.coerce.number().int().min(5).default(1_800),
  OPEN_ROUND_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(600),
  MESSAGE_GATEWAY_URL: WebAddress.optional(),
  /** Maximum number of SMS codes in 24 hours, and in an hour for one network. */
  SMS_PER_DAY: z.coerce.number().int().min(1).default(10_000),
  SMS_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  SPELPAUS_URL: WebAddress.optional(),
  SPELPAUS_ACTOR_ID: z.string().optional(),
  SPELPAUS_KEY: z.string().optional(),
  GAMSTOP_URL: WebAddress.optional(),
  GAMSTOP_KEY: z.string().optional(),
  /** The service that knows politically exposed persons and sanctions; without it nobody is screened. */
  SCREENING_URL: WebAddress.optional(),
  SCREENING_KEY: z.string().optional(),
  /** The vendor who checks who players are, and the secret with which it signs its webhooks; without it people look at documents. */
  IDENTITY_URL: WebAddress.optional(),
  IDENTITY_KEY: z.string().optional(),
  IDENTITY_WEBHOOK_SECRET: WebhookSecret.optional(),
  /** Accepted beside IDENTITY_WEBHOOK_SECRET while the vendor changes it. */
  IDENTITY_WEBHOOK_SECRET_NEXT: WebhookSecret.optional(),
  /** 32 bytes in base64 with which documents of players are encrypted; without it nothing is uploaded, outside of the sandbox. */
  DOCUMENTS_KEY: DocumentsKey.optional(),
  /** The key before it, until the job `sweep-documents` has sealed all files anew. */
  DOCUMENTS_KEY_OLD: DocumentsKey.optional(),
  /** Where encrypted documents are kept: a folder that all nodes share, by default `documents` in DATA_DIR; or a bucket. */
  DOCUMENTS_DIR: z.string().min(1).optional(),
  DOCUMENTS_S3_URL: SiteAddress.optional(),
  DOCUMENTS_S3_REGION: z.string().min(1).default("us-east-1"),
  DOCUMENTS_S3_KEY_ID: z.string().min(1).optional(),
  DOCUMENTS_S3_SECRET: z.string().min(1).optional(),
  /** ClamAV's daemon, which looks at each upload. */
  CLAMAV_URL: ClamAddress.optional(),
  ...beaconSettings,
  /** JSON: `{"<op tag>": {"signup": "https://…?click={oid}", "first_deposit": "https://…"}}` (docs/connect-an-affiliate.md). */
  AFFILIATE_POSTBACKS: AffiliatePostbacks.default({}),
  SMTP_URL: loginAddress(/^smtps?:$/, "smtps://name:password@host:465").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[A-Za-z0-9.-]+>?$/)
    .optional(),
  /** Off on nodes that only answer requests: scheduled work and emails are then left to other nodes. */
  RUN_JOBS: Flag,
  /** `false`: pictures are drawn only when they are requested, and none ahead. */
  DRAW_AHEAD: Flag,
  PAGES_AHEAD: Flag,
  /** The folder in which drawn pictures are kept; by default `build/art`. */
  PICTURES_DIR: z.string().min(1).optional(),
  /** A folder of table files in place of `content/tables`. */
  TABLES_DIR: z.string().min(1).optional(),
  /** Live tables start no rounds after this long without anybody who looks at them or plays; 0: they always do. */
  TABLES_SLEEP_AFTER_SECONDS: z.coerce.number().int().min(0).max(86_400).default(180),
  /** A folder of jackpot files in place of `content/jackpots`. */
  JACKPOTS_DIR: z.string().min(1).optional(),
  /** How long `/readyz` fails before a stopping node accepts no more connections, so that a load balancer can stop sending to it first. */
  DRAIN_NOTICE_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Authorised payments without a result are listed as unresolved after this long. */
  PAYMENT_UNRESOLVED_HOURS: z.coerce.number().positive().default(24),
  /** When whoever is at the office answers chats: in support's hours, or at any hour, which is the sandbox's own. */
  CHAT_HOURS: z.enum(["support", "always"]).optional(),
  HAND_BONUS_EUROS: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
  /** The cashier's address; in the sandbox also a local path, such as the stand-in's. */
  PIQ_URL: orSandboxPath(WebAddress).optional(),
  PIQ_MERCHANT_ID: z.string().default("100100999"),
  PIQ_USER: z.string().default("piq"),
  PIQ_PASSWORD: z.string().default(DEFAULT_PIQ_PASSWORD),
  /** Accepted beside PIQ_PASSWORD while the password is changed at PaymentIQ. */
  PIQ_PASSWORD_NEXT: z.string().optional(),
  /** Where the cashier is told which withdrawals the house approves; the sandbox has the stand-in's. */
  PIQ_ADMIN_URL: WebAddress.optional(),
  PIQ_ADMIN_USER: z.string().default("piq-admin"),
  PIQ_ADMIN_PASSWORD: z.string().default(DEFAULT_PIQ_ADMIN_PASSWORD),
  /** JSON: `{"NE": "https://games.example/launch"}`; games of providers that are not listed open in the house's own arcade. */
  PROVIDER_LAUNCH_URLS: ProviderLaunchUrls.default({}),
  /** Folder with one PEM pair per provider: `{code}.private.pem`, `{code}.public.pem`. Created on the first start in the sandbox. */
  PROVIDER_KEYS_DIR: z.string().optional(),
  /** Set by `npm run dev` alone: the port of the process in front, which renders the pages and passes everything else on. */
  FRONT_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** `false`: a start prints nothing unless it fails. */
  TELL_START: Flag,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
});

export type Variables = z.infer<typeof Variables>;
