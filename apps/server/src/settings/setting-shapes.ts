import { CountryCode } from "@bellwether/contract/country-code.ts";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { serverAddressesOf } from "@bellwether/db/server-choice.ts";
import { splitTls } from "@bellwether/db/server-tls.ts";
import { findCountry } from "@bellwether/market";
import { z } from "zod";
import { loginAddress, type SecureAddress, WebAddress } from "./web-address.ts";

/** An operator's URL with `{tags}` only in its query: in host or path a tag such as `..` would change where it leads. */
const PostbackTemplate = WebAddress.refine((text) => !/[{}]|%7b/i.test(text.split("?")[0] ?? ""), {
  error: "a {tag} may stand in the query only",
});

const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

/** By an affiliate's `op` tag, what is called at which event. */
export const AffiliatePostbacks = JsonText.pipe(
  z.record(
    z.string().min(1).max(200),
    z.strictObject({ signup: PostbackTemplate.optional(), first_deposit: PostbackTemplate.optional() }),
  ),
);

/** The gate adds the query. */
export const ProviderLaunchUrls = JsonText.pipe(
  z.record(
    z.string().regex(/^[A-Z]{2,3}$/),
    WebAddress.refine((text) => !/[?#]/.test(text), { error: "stands without a query: the gate adds it" }),
  ),
);

/** By country, the least seconds between two rounds of a game: `{"SE":3}`. In ms. */
export const MinimumRounds = JsonText.pipe(
  z.record(
    CountryCode.refine((code) => findCountry(code) !== undefined, { error: "is no country of the product" }),
    z
      .number()
      .min(1)
      .max(60)
      .transform((seconds) => Math.round(seconds * SECOND_MS)),
  ),
);

/** Origins, separated by commas or spaces: `https://app.bellwether.example, capacitor://localhost`. */
export const Origins = z.string().transform((text, context) => {
  const named = text.split(/[\s,]+/).filter(Boolean);
  const wrong = named.find(
    (each) =>
      !/^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(each) ||
      /^(javascript|data|file|blob):/i.test(each),
  );
  if (wrong === undefined) return named;
  context.addIssue({ code: "custom", message: `"${wrong}" is no origin such as https://app.example` });
  return z.NEVER;
});

/** An address of PostgreSQL with a login, and with one server or several. */
export const PostgresAddress = loginAddress(
  /^postgres(ql)?:$/,
  "postgres://name:password@host:5432/database",
  serverAddressesOf,
  splitTls,
);

/** An outside party's address, or in a sandbox the local path of its stand-in. */
export const orSandboxPath = (address: typeof WebAddress | typeof SecureAddress) =>
  z.string().refine((text) => address.safeParse(text).success || /^\/sandbox\/[\w./-]+$/.test(text), {
    error: "is no address with https://, or has a name or a password in it",
  });

const KEY_BYTES = 32;

/** 32 bytes in base64: `openssl rand -base64 32`. What is wrong is said without the text. */
export const DocumentsKey = z.string().transform((text, context): Uint8Array => {
  const key = Buffer.from(text.trim(), "base64");
  if (key.length === KEY_BYTES) return key;
  context.addIssue({
    code: "custom",
    message: `has ${key.length} bytes in base64, not ${KEY_BYTES}: openssl rand -base64 ${KEY_BYTES}`,
  });
  return z.NEVER;
});

/** `tcp://127.0.0.1:3310`, or `unix:///run/clamav/clamd.ctl`. */
export const ClamAddress = z
  .string()
  .refine((text) => /^(?:tcp:\/\/[^/]+|unix:\/\/\/.+)$/.test(text) && URL.canParse(text), {
    error: "is no address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl",
  });

/** The secret of a webhook that comes in, as Standard Webhooks writes it: `whsec_` and 24 to 64 bytes in base64. What is wrong is said without the text. */
export const WebhookSecret = z.string().refine(
  (text) => {
    const bytes = Buffer.from(text.slice("whsec_".length), "base64").length;
    return text.startsWith("whsec_") && bytes >= 24 && bytes <= 64;
  },
  { error: "is not whsec_ and 24 to 64 bytes in base64" },
);
