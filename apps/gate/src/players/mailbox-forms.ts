import { domainToUnicode } from "node:url";
import { readEmail } from "@bellwether/contract";

/**
 * The forms in which an account may store a mailbox, for looking it up: the one that was typed first, then the one form of new accounts, and
 * those that accounts got before there was one (docs/decisions/0104).
 */
export function mailboxForms(email: string): string[] {
  const typed = email.trim().toLowerCase();
  const plain = readEmail(email);
  if (plain === undefined) return [typed];
  const at = plain.lastIndexOf("@");
  const [local, domain] = [plain.slice(0, at), plain.slice(at + 1)];
  const domains = [domain, domainToUnicode(domain)];
  const locals = [local, local.normalize("NFD")];
  return [...new Set([typed, ...domains.flatMap((each) => locals.map((name) => `${name}@${each}`))])];
}
