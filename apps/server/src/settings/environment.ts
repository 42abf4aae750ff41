import type { AnySchema } from "@bellwether/contract";
import { CountryCode } from "@bellwether/contract/country-code.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { type BrandKey, brandFromName, brandKeys, licenceContradictions } from "@bellwether/market";
import { z } from "zod";
import { type AddressSettings, addressProblems } from "./address-problems.ts";
import { beaconSettings, isSandboxBeacon, readBeaconSettings } from "./beacon.ts";
import { Networks } from "./networks.ts";
import { publicationOf } from "./publication.ts";
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
import { readToggleOverrides } from "./toggle-overrides.ts";
import { isLoopbackHost, loginAddress, SecureAddress, SiteAddress, WebAddress } from "./web-address.ts";

const Flag = z.enum(["true", "false"]).optional();

/** Only the text `true` turns a switch on. */
const on = (value: string | undefined) => value === "true";

/** A setting of this name for each brand: `PUBLIC_URL_FUNLY`. */
function forEachBrand<Name extends string, Schema extends AnySchema>(name: Name, schema: Schema) {
  return Object.fromEntries(brandKeys.map((brand) => [`${name}_${brand}`, schema])) as {
    [Key in `${Name}_${BrandKey}`]: Schema;
  };
}

const perBrand = <Value>(choose: (brand: BrandKey) => Value) =>
  Object.fromEntries(brandKeys.map((brand) => [brand, choose(brand)])) as Record<BrandKey, Value>;

const DEFAULT_METRICS_PORT = 9464;
const DEFAULT_OFFICE_PORT = 3100;
const DEFAULT_PIQ_PASSWORD = "piq-sandbox";
const DEFAULT_PIQ_ADMIN_PASSWORD = "piq-admin-sandbox";
/** In a sandbox a draw comes soon: nobody waits for Saturday. */
const DRAWS_EVERY_MS = 2 * MINUTE_MS;
/** In a sandbox a win-time clock runs for ten minutes, so that its end can be seen. */
const CLOCKS_EVERY_MS = 10 * MINUTE_MS;

const Variables = z.object({
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
  /** In a sandbox, ms between the draws of each lottery, in place of its calendar; 0 keeps the calendars. It must divide a day of 24 hours. */
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
  /** The folder in which drawn pictures are kept; by default `build/art`. */
  PICTURES_DIR: z.string().min(1).optional(),
  /** A folder of table files in place of `content/tables`. */
  TABLES_DIR: z.string().min(1).optional(),
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

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Parses the environment, once; nothing else reads it.
 * @throws an error with one line for each invalid or missing variable, saying what to set.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) throw new Error(`The environment cannot be used:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const sandbox = values.SANDBOX !== "false";
  const problems = startProblems(values, sandbox);
  if (problems.length > 0) throw new Error(`Refusing to start:\n- ${problems.join("\n- ")}`);
  const overrides = readToggleOverrides(values.TOGGLES);
  const contradictions = licenceContradictions({
    licence: values.LICENCE,
    swedishLicence: (overrides.toggles?.SWEDISH_LICENSE_ACTIVE ?? false) !== false,
    britishRegister: values.GAMSTOP_URL !== undefined,
  });
  if (contradictions.length > 0) throw new Error(`Refusing to start:\n- ${contradictions.join("\n- ")}`);
  const maintenanceCountries =
    overrides.maintenanceCountries ?? countryList(values.MAINTENANCE_MODE_COUNTRIES);
  const brandUrls = perBrand((brand) => values[`PUBLIC_URL_${brand}`]);
  return {
    port: values.PORT,
    host: values.HOST,
    metrics: {
      port: values.METRICS_PORT ?? DEFAULT_METRICS_PORT,
      host: values.METRICS_HOST,
      /** Otherwise a start does without metrics when another process has the port. */
      isChosen: values.METRICS_PORT !== undefined,
    },
    office: {
      port: values.OFFICE_PORT === "off" ? undefined : (values.OFFICE_PORT ?? DEFAULT_OFFICE_PORT),
      host: values.OFFICE_HOST,
      url: values.OFFICE_URL,
      /** Otherwise a start does without the office when another process has the port. */
      isChosen: values.OFFICE_PORT !== undefined,
      /** Undefined for every network that reaches the listener. */
      networks: values.OFFICE_NETWORKS,
      /** Undefined where operators sign in here alone. */
      directory:
        values.OFFICE_OIDC_ISSUER && values.OFFICE_OIDC_CLIENT_ID && values.OFFICE_OIDC_CLIENT_SECRET
          ? {
              issuer: values.OFFICE_OIDC_ISSUER,
              clientId: values.OFFICE_OIDC_CLIENT_ID,
              clientSecret: values.OFFICE_OIDC_CLIENT_SECRET,
            }
          : undefined,
    },
    /** What a process for real money should not be like, in words for its log. */
    warnings: sandbox ? [] : startWarnings(values),
    dataFolder: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL,
    sandbox,
    /** Undefined where the calendars count. */
    drawsEveryMs: sandbox ? (values.DRAWS_EVERY_MS ?? DRAWS_EVERY_MS) || undefined : undefined,
    housePlayers: sandbox && values.HOUSE_PLAYERS !== "false",
    sampleBusiness: sandbox && on(values.SAMPLE_BUSINESS),
    dropsAreDue: sandbox && on(values.DROPS_DUE),
    clocksEveryMs: sandbox ? (values.CLOCKS_EVERY_MS ?? CLOCKS_EVERY_MS) || undefined : undefined,
    /** In development; `port` is then the product's own, behind this one. */
    frontPort: sandbox ? values.FRONT_PORT : undefined,
    tellsStart: values.TELL_START !== "false",
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    brandUrls,
    publication: publicationOf(values.PUBLIC_URL, brandUrls),
    /** A proxy in front sets the client's address and country; otherwise such headers are ignored. */
    trustedProxies: on(values.TRUST_PROXY) ? 1 : Number(values.TRUST_PROXY) || 0,
    defaultCountry: values.GEO_DEFAULT,
    geoDatabase: values.GEO_DATABASE,
    brandSources: {
      fromQuery: on(values.BRAND_FROM_QUERY),
      fromHostname: on(values.BRAND_FROM_HOSTNAME),
      default: brandFromName(values.BRAND_DEFAULT),
    },
    licenceSetting: values.LICENCE,
    sealScript: values.LICENCE_SEAL_URL ?? (sandbox ? "/sandbox/seal.js" : undefined),
    chat:
      values.CHAT_SCRIPT_URL && values.CHAT_ID
        ? { script: values.CHAT_SCRIPT_URL, id: values.CHAT_ID }
        : undefined,
    tagEvents: on(values.TAG_EVENTS),
    mobileIframeHosts: values.MOBILE_IFRAME_HOSTS,
    maintenanceCountries,
    toggleOverrides: { ...overrides, maintenanceCountries },
    blogUrls: perBrand((brand) => values[`BLOG_URL_${brand}`]),
    freePlayAllowed: values.FREE_PLAY !== "false",
    showTranslationKeys: on(values.SHOW_TRANSLATION_KEYS),
    idleTimeoutMs: values.IDLE_TIMEOUT_SECONDS * 1_000,
    openRoundTimeoutMs: values.OPEN_ROUND_TIMEOUT_SECONDS * 1_000,
    messageGatewayUrl: values.MESSAGE_GATEWAY_URL,
    smsPerDay: values.SMS_PER_DAY,
    smsPerAddress: values.SMS_PER_ADDRESS,
    /** The Swedish self-exclusion register; without it nobody from Sweden is let in. */
    spelpaus:
      values.SPELPAUS_URL && values.SPELPAUS_ACTOR_ID && values.SPELPAUS_KEY
        ? { url: values.SPELPAUS_URL, actorId: values.SPELPAUS_ACTOR_ID, key: values.SPELPAUS_KEY }
        : undefined,
    /** Great Britain's self-exclusion register; without it nobody there signs up, plays or deposits. */
    gamstop:
      values.GAMSTOP_URL && values.GAMSTOP_KEY
        ? { url: values.GAMSTOP_URL, key: values.GAMSTOP_KEY }
        : undefined,
    screening:
      values.SCREENING_URL && values.SCREENING_KEY
        ? { url: values.SCREENING_URL, key: values.SCREENING_KEY }
        : undefined,
    identity:
      values.IDENTITY_URL && values.IDENTITY_KEY && values.IDENTITY_WEBHOOK_SECRET
        ? {
            url: values.IDENTITY_URL,
            key: values.IDENTITY_KEY,
            webhookSecret: values.IDENTITY_WEBHOOK_SECRET,
          }
        : undefined,
    /** The beacon for live tables; undefined without BEACON_URL. */
    beacon: readBeaconSettings(values),
    affiliatePostbacks: values.AFFILIATE_POSTBACKS,
    documents: {
      /** The newest first; none outside of the sandbox means that nothing is uploaded. */
      keys: [values.DOCUMENTS_KEY, values.DOCUMENTS_KEY_OLD].flatMap((key) => (key ? [key] : [])),
      folder: values.DOCUMENTS_DIR,
      s3:
        values.DOCUMENTS_S3_URL && values.DOCUMENTS_S3_KEY_ID && values.DOCUMENTS_S3_SECRET
          ? {
              url: values.DOCUMENTS_S3_URL,
              region: values.DOCUMENTS_S3_REGION,
              accessKeyId: values.DOCUMENTS_S3_KEY_ID,
              secretAccessKey: values.DOCUMENTS_S3_SECRET,
            }
          : undefined,
      clamUrl: values.CLAMAV_URL,
    },
    smtp:
      values.SMTP_URL && values.MAIL_FROM
        ? {
            url: values.SMTP_URL,
            from: values.MAIL_FROM,
            /** Letters hold codes and links to sign in: for real money they leave this machine encrypted, or wait. */
            mustEncrypt: !sandbox && !isLoopbackHost(new URL(values.SMTP_URL).hostname),
          }
        : undefined,
    runsJobs: values.RUN_JOBS !== "false",
    drawsAhead: values.DRAW_AHEAD !== "false",
    picturesDir: values.PICTURES_DIR,
    tablesDir: values.TABLES_DIR,
    jackpotsDir: values.JACKPOTS_DIR,
    drainNoticeMs: values.DRAIN_NOTICE_SECONDS * 1_000,
    chatIsAlwaysOpen: (values.CHAT_HOURS ?? (sandbox ? "always" : "support")) === "always",
    handBonusEuros: values.HAND_BONUS_EUROS,
    unresolvedAfterMs: values.PAYMENT_UNRESOLVED_HOURS * HOUR_MS,
    paymentIq: {
      url: values.PIQ_URL,
      merchantId: values.PIQ_MERCHANT_ID,
      user: values.PIQ_USER,
      password: values.PIQ_PASSWORD,
      nextPassword: values.PIQ_PASSWORD_NEXT || undefined,
      /** `url` is undefined where the stand-in decides. */
      admin: {
        url: values.PIQ_ADMIN_URL,
        user: values.PIQ_ADMIN_USER,
        password: values.PIQ_ADMIN_PASSWORD,
      },
    },
    minimumRoundMs: values.MIN_ROUND_SECONDS,
    providerLaunchUrls: values.PROVIDER_LAUNCH_URLS,
    providerKeysFolder: values.PROVIDER_KEYS_DIR,
  };
}

/** `FI, no` → `["FI", "NO"]` */
function countryList(text: string): string[] {
  return text
    .split(",")
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
}

/** The values of NODE_ENV. Another spelling of production would start as if it were not production. */
const KNOWN_NODE_ENV = ["", "development", "test", "production"];

/** Shorter secrets can be guessed. */
export const MIN_SECRET_BYTES = 16;

const isShort = (secret: string) => Buffer.byteLength(secret) < MIN_SECRET_BYTES;

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);

/** Finds settings with which no process may start, and those that only a sandbox may use. */
function startProblems(values: z.infer<typeof Variables>, sandbox: boolean): string[] {
  const production = values.NODE_ENV === "production";
  const problems: string[] = [];
  if (!KNOWN_NODE_ENV.includes(values.NODE_ENV ?? ""))
    problems.push(`NODE_ENV is ${JSON.stringify(values.NODE_ENV)}: set production, development or test.`);
  if (sandbox && values.SANDBOX === undefined && !isLoopback(values.HOST))
    problems.push(
      `HOST is ${values.HOST} and nobody chose the sandbox: set SANDBOX=false, or SANDBOX=true for a sandbox that other machines reach.`,
    );
  problems.push(...addressProblems(addressesOf(values), sandbox));
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL)
    problems.push("Set DATABASE_URL: DATABASE_OWNER_URL is only for the owner's work.");
  if (values.PORT !== 0 && values.METRICS_PORT === values.PORT)
    problems.push("Set METRICS_PORT to another port than PORT: the site's visitors must not see metrics.");
  if (values.DOCUMENTS_KEY_OLD && !values.DOCUMENTS_KEY)
    problems.push("Set DOCUMENTS_KEY: DOCUMENTS_KEY_OLD is the key before it.");
  if (values.DOCUMENTS_S3_URL && !(values.DOCUMENTS_S3_KEY_ID && values.DOCUMENTS_S3_SECRET))
    problems.push(
      "Set DOCUMENTS_S3_KEY_ID and DOCUMENTS_S3_SECRET: DOCUMENTS_S3_URL is a bucket with a key.",
    );
  if (values.DOCUMENTS_S3_URL && values.DOCUMENTS_DIR)
    problems.push("Set DOCUMENTS_S3_URL or DOCUMENTS_DIR, and not both: documents are kept in one place.");
  const identity = [values.IDENTITY_URL, values.IDENTITY_KEY, values.IDENTITY_WEBHOOK_SECRET].filter(Boolean);
  if (identity.length === 1 || identity.length === 2)
    problems.push("Set IDENTITY_URL, IDENTITY_KEY and IDENTITY_WEBHOOK_SECRET together, or none of them.");
  const directory = [
    values.OFFICE_OIDC_ISSUER,
    values.OFFICE_OIDC_CLIENT_ID,
    values.OFFICE_OIDC_CLIENT_SECRET,
  ].filter(Boolean);
  if (directory.length === 1 || directory.length === 2)
    problems.push(
      "Set OFFICE_OIDC_ISSUER, OFFICE_OIDC_CLIENT_ID and OFFICE_OIDC_CLIENT_SECRET together, or none of them.",
    );
  if (values.SMTP_URL && !values.MAIL_FROM) problems.push("Set MAIL_FROM: SMTP_URL needs a sender.");
  if ((values.CHAT_SCRIPT_URL === undefined) !== (values.CHAT_ID === undefined))
    problems.push(
      values.CHAT_ID === undefined
        ? "Set CHAT_ID: CHAT_SCRIPT_URL needs the id by which the provider knows the house."
        : "Set CHAT_SCRIPT_URL: CHAT_ID is the id at a chat provider whose script is not named.",
    );
  if (!sandbox && values.CHAT_SCRIPT_URL?.startsWith("/"))
    problems.push("Set CHAT_SCRIPT_URL to the provider's https address: the stand-in is the sandbox's.");
  if (!sandbox && values.PIQ_URL?.startsWith("/"))
    problems.push("Set PIQ_URL to the cashier's https address: the stand-in is the sandbox's.");
  if (!sandbox && on(values.HOUSE_PLAYERS))
    problems.push("HOUSE_PLAYERS is on outside of the sandbox: only a sandbox has house players.");
  if (!sandbox && on(values.SAMPLE_BUSINESS))
    problems.push("SAMPLE_BUSINESS is on outside of the sandbox: its people are invented.");
  if (!sandbox && values.DRAWS_EVERY_MS !== undefined)
    problems.push(
      "DRAWS_EVERY_MS is set outside of the sandbox: draws for real money follow their calendars.",
    );
  if (!sandbox && values.CLOCKS_EVERY_MS !== undefined)
    problems.push("CLOCKS_EVERY_MS is set outside of the sandbox: clocks for real money keep their hours.");
  if (!sandbox && on(values.DROPS_DUE))
    problems.push("DROPS_DUE is on outside of the sandbox: drops fall by chance.");
  if (production && sandbox)
    problems.push("NODE_ENV is production and the sandbox is on: set SANDBOX=false.");
  if (sandbox) return problems;
  if (!values.DATABASE_URL)
    problems.push("Set DATABASE_URL: the embedded database does not survive a power cut.");
  if (values.PIQ_USER === "") problems.push("Set PIQ_USER: it is empty.");
  if (values.PIQ_PASSWORD === DEFAULT_PIQ_PASSWORD) problems.push("Set PIQ_PASSWORD: it has its default.");
  for (const [name, secret] of secretsOf(values))
    if (isShort(secret))
      problems.push(`Set a longer secret in ${name}: it has fewer than ${MIN_SECRET_BYTES} bytes.`);
  if (isSandboxBeacon(values))
    problems.push(
      "Set BEACON_CHAIN_HASH and BEACON_PUBLIC_KEY to a real chain: the secret key of the sandbox's chain is public.",
    );
  if (!values.PIQ_URL) problems.push("Set PIQ_URL: the address of the cashier.");
  if (!values.PIQ_ADMIN_URL)
    problems.push("Set PIQ_ADMIN_URL: where the cashier is told which withdrawals to pay.");
  if (values.PIQ_ADMIN_PASSWORD === DEFAULT_PIQ_ADMIN_PASSWORD)
    problems.push("Set PIQ_ADMIN_PASSWORD: it has its default.");
  if (!values.PUBLIC_URL)
    problems.push("Set PUBLIC_URL: where the site is reached; links in letters begin with it.");
  if (!values.MESSAGE_GATEWAY_URL) problems.push("Set MESSAGE_GATEWAY_URL: where texts and emails are sent.");
  if (!values.PROVIDER_KEYS_DIR) problems.push("Set PROVIDER_KEYS_DIR: the providers' keys.");
  return problems;
}

/** The settings with an address of the web. */
function addressesOf(values: z.infer<typeof Variables>): AddressSettings {
  const { PUBLIC_URL, PIQ_URL, PIQ_ADMIN_URL, MESSAGE_GATEWAY_URL, OFFICE_OIDC_ISSUER } = values;
  const { SPELPAUS_URL, GAMSTOP_URL, SCREENING_URL, IDENTITY_URL, BEACON_URL, DOCUMENTS_S3_URL } = values;
  const single = {
    ...{ PUBLIC_URL, PIQ_URL, PIQ_ADMIN_URL, MESSAGE_GATEWAY_URL, OFFICE_OIDC_ISSUER },
    ...{ SPELPAUS_URL, GAMSTOP_URL, SCREENING_URL, IDENTITY_URL, BEACON_URL, DOCUMENTS_S3_URL },
  };
  return {
    addresses: [
      ...Object.entries(single),
      ...brandKeys.flatMap((brand): [string, string | undefined][] => [
        [`PUBLIC_URL_${brand}`, values[`PUBLIC_URL_${brand}`]],
        [`BLOG_URL_${brand}`, values[`BLOG_URL_${brand}`]],
      ]),
      ...Object.values(values.PROVIDER_LAUNCH_URLS).map((url): [string, string] => [
        "PROVIDER_LAUNCH_URLS",
        url,
      ]),
    ],
    postbacks: Object.values(values.AFFILIATE_POSTBACKS).flatMap(({ signup, first_deposit }) =>
      [signup, first_deposit].filter((url) => url !== undefined),
    ),
    apps: values.MOBILE_IFRAME_HOSTS,
  };
}

/** What works and is a danger to money or players. */
function startWarnings(values: z.infer<typeof Variables>): string[] {
  const warnings: string[] = [];
  if (!isLoopback(values.HOST) && !on(values.TRUST_PROXY) && !Number(values.TRUST_PROXY))
    warnings.push(
      `Nothing is said to be in front of this process, which speaks plain HTTP to other machines at ${values.HOST}: players' passwords could be read on their way, and country and address of each are those of the nearest machine. Put a proxy with TLS in front and set TRUST_PROXY, or set HOST=127.0.0.1.`,
    );
  if (values.DOCUMENTS_KEY === undefined)
    warnings.push(
      "DOCUMENTS_KEY is not set: players cannot upload documents, and are told to send them to support (docs/check-documents.md).",
    );
  if (values.DATABASE_URL && !values.DATABASE_OWNER_URL)
    warnings.push(
      "The application logs in to the database as its owner. Give it a login of its own in DATABASE_URL, and set DATABASE_OWNER_URL to the owner's (docs/operate.md, “Two logins”).",
    );
  return warnings;
}

/** Every secret that is set, with its variable. A URL without a password has none. */
function secretsOf(values: z.infer<typeof Variables>): [name: string, secret: string][] {
  const { PIQ_PASSWORD, PIQ_PASSWORD_NEXT, PIQ_ADMIN_PASSWORD, SPELPAUS_KEY, GAMSTOP_KEY } = values;
  const { DOCUMENTS_S3_SECRET, OFFICE_OIDC_CLIENT_SECRET, SCREENING_KEY, IDENTITY_KEY } = values;
  const keys = {
    ...{ PIQ_PASSWORD, PIQ_PASSWORD_NEXT, PIQ_ADMIN_PASSWORD, SPELPAUS_KEY, GAMSTOP_KEY },
    ...{ DOCUMENTS_S3_SECRET, OFFICE_OIDC_CLIENT_SECRET, SCREENING_KEY, IDENTITY_KEY },
  };
  const { DATABASE_URL, DATABASE_OWNER_URL, REDIS_URL, SMTP_URL } = values;
  const passwords = Object.entries({ DATABASE_URL, DATABASE_OWNER_URL, REDIS_URL, SMTP_URL }).flatMap(
    ([name, url]): [string, string][] => {
      const password = url && URL.canParse(url) ? decodeURIComponent(new URL(url).password) : "";
      return password === "" ? [] : [[name, password]];
    },
  );
  return [
    ...Object.entries(keys).flatMap(([name, secret]): [string, string][] =>
      secret === undefined ? [] : [[name, secret]],
    ),
    ...passwords,
  ];
}
