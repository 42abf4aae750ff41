import { plainSigns } from "./typed-text.ts";

const LOCAL_PART = /^[^\s@<>"(),;:\\[\]]{1,64}$/u;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** The last label of a domain is never a number, and one letter is nobody's. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])(?=..)${LABEL}$`);

/**
 * The one form of an email address: small letters, nothing invisible, full-width letters as plain ones, and the domain as the name system
 * has it, so that `münchen.example` and `xn--mnchen-3ya.example` are one mailbox.
 * @returns undefined for what no mail server takes: two points in a row or at an end, an IP address, a domain that cannot exist.
 */
export function readEmail(text: string): string | undefined {
  const plain = plainSigns(text).trim().toLowerCase();
  const at = plain.lastIndexOf("@");
  const [local, domain] = [plain.slice(0, at), domainName(plain.slice(at + 1))];
  if (at < 1 || domain === undefined || !LOCAL_PART.test(local)) return undefined;
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return undefined;
  return `${local}@${domain}`;
}

/** The platform's parser of addresses in URLs knows the rules of names in other scripts (UTS 46). */
function domainName(text: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.。-]{1,253}$/u.test(text) || !URL.canParse(`http://${text}/`)) return undefined;
  const { hostname } = new URL(`http://${text}/`);
  return hostname.length <= 253 && DOMAIN.test(hostname) ? hostname : undefined;
}

/** Whether two addresses, in whatever form they were stored, are one mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return (readEmail(one) ?? one) === (readEmail(other) ?? other);
}
