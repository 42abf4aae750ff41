import { serverAddressesOf } from "@bellwether/db/server-choice.ts";
import { splitTls } from "@bellwether/db/server-tls.ts";
import { brandKeys } from "@bellwether/market";
import { type AddressSettings, addressProblems } from "./address-problems.ts";
import { isSandboxBeacon } from "./beacon.ts";
import { DEFAULT_PIQ_ADMIN_PASSWORD, DEFAULT_PIQ_PASSWORD, on, type Variables } from "./variables.ts";
import { isLoopbackHost } from "./web-address.ts";

/** The values of NODE_ENV. Another spelling of production would start as if it were not production. */
const KNOWN_NODE_ENV = ["", "development", "test", "production"];

/** Shorter secrets can be guessed. */
export const MIN_SECRET_BYTES = 16;

const isShort = (secret: string) => Buffer.byteLength(secret) < MIN_SECRET_BYTES;

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);

/** Finds settings with which no process may start, and those that only a sandbox may use. */
export function startProblems(values: Variables, sandbox: boolean): string[] {
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
  if (values.PGSSLMODE)
    problems.push(
      "Set sslmode in DATABASE_URL: PGSSLMODE is not read (docs/operate.md, “Encrypted connections”).",
    );
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
function addressesOf(values: Variables): AddressSettings {
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
export function startWarnings(values: Variables): string[] {
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
  for (const name of openServers(values))
    warnings.push(
      `What goes to the server of ${name} could be read on its way. Give the server TLS (docs/operate.md, “Encrypted connections”).`,
    );
  return warnings;
}

/** The settings whose servers are on other machines and are reached without TLS. */
function openServers({ DATABASE_URL, DATABASE_OWNER_URL, REDIS_URL }: Variables): string[] {
  /** A socket's folder is no host. */
  const isElsewhere = (address: string) => {
    const { hostname } = new URL(address);
    return !/^($|%2f)/i.test(hostname) && !isLoopbackHost(hostname);
  };
  const databases = Object.entries({ DATABASE_URL, DATABASE_OWNER_URL }).filter(
    ([, text]) =>
      text &&
      serverAddressesOf(text).some((address) => splitTls(address).tls === false && isElsewhere(address)),
  );
  const isOpen = REDIS_URL?.startsWith("redis:") && isElsewhere(REDIS_URL);
  return [...databases.map(([name]) => name), ...(isOpen ? ["REDIS_URL"] : [])];
}

/** The secrets that are set, each with the name of its variable. Of a URL the secret is its password. */
function secretsOf(values: Variables): [name: string, secret: string][] {
  const { PIQ_PASSWORD, PIQ_PASSWORD_NEXT, PIQ_ADMIN_PASSWORD, SPELPAUS_KEY, GAMSTOP_KEY } = values;
  const { DOCUMENTS_S3_SECRET, OFFICE_OIDC_CLIENT_SECRET, SCREENING_KEY, IDENTITY_KEY } = values;
  const keys = {
    ...{ PIQ_PASSWORD, PIQ_PASSWORD_NEXT, PIQ_ADMIN_PASSWORD, SPELPAUS_KEY, GAMSTOP_KEY },
    ...{ DOCUMENTS_S3_SECRET, OFFICE_OIDC_CLIENT_SECRET, SCREENING_KEY, IDENTITY_KEY },
  };
  const { DATABASE_URL, DATABASE_OWNER_URL, REDIS_URL, SMTP_URL } = values;
  const urls = { DATABASE_URL, DATABASE_OWNER_URL, REDIS_URL, SMTP_URL };
  const passwords = Object.entries(urls).flatMap(([name, text]): [string, string][] => {
    // Several servers of one address have one password.
    const url = text && serverAddressesOf(text)[0];
    const password = url && URL.canParse(url) ? decodeURIComponent(new URL(url).password) : "";
    return password === "" ? [] : [[name, password]];
  });
  return [
    ...Object.entries(keys).flatMap(([name, secret]): [string, string][] =>
      secret === undefined ? [] : [[name, secret]],
    ),
    ...passwords,
  ];
}
