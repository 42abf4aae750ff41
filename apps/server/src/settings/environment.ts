import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { type BrandKey, brandFromName, brandKeys, licenceContradictions } from "@bellwether/market";
import { z } from "zod";
import { readBeaconSettings } from "./beacon.ts";
import { publicationOf } from "./publication.ts";
import { withSecretFiles } from "./secret-files.ts";
import { soonDrawsOf } from "./soon-draws.ts";
import { startProblems, startWarnings } from "./start-problems.ts";
import { readToggleOverrides } from "./toggle-overrides.ts";
import { on, Variables } from "./variables.ts";
import { isLoopbackHost } from "./web-address.ts";

const perBrand = <Value>(choose: (brand: BrandKey) => Value) =>
  Object.fromEntries(brandKeys.map((brand) => [brand, choose(brand)])) as Record<BrandKey, Value>;

const DEFAULT_METRICS_PORT = 9464;
const DEFAULT_OFFICE_PORT = 3100;
/** In a sandbox a win-time clock runs for ten minutes, so that its end can be seen. */
const CLOCKS_EVERY_MS = 10 * MINUTE_MS;

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Parses the environment, once; nothing else reads it.
 * @throws an error with one line for each invalid or missing variable, saying what to set.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const parsed = Variables.safeParse(withSecretFiles(variables, Object.keys(Variables.shape)));
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
    soonDraws: sandbox ? soonDrawsOf(values.DRAWS_EVERY_MS) : undefined,
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
            webhookSecrets: [
              values.IDENTITY_WEBHOOK_SECRET,
              ...(values.IDENTITY_WEBHOOK_SECRET_NEXT ? [values.IDENTITY_WEBHOOK_SECRET_NEXT] : []),
            ],
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
    loadsPagesAhead: values.PAGES_AHEAD !== "false",
    picturesDir: values.PICTURES_DIR,
    tablesDir: values.TABLES_DIR,
    tablesSleepAfterMs: values.TABLES_SLEEP_AFTER_SECONDS * SECOND_MS,
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
