import { DAY_MS } from "@bellwether/contract/durations.ts";
import { inBrowser, isRecord, keepValue, readValue } from "@bellwether/ui/browser-storage.ts";
import { type SignupField, signupFields } from "./signup-form.ts";

const storageKey = "signup_draft";
const keptMs = DAY_MS;

/** The fields entered so far, always without the password and the personal number. */
export type SignupDraft = { at: number; fields: Partial<Record<SignupField, string>> };

/** Keeps the form's fields in this browser for a day, so that a broken connection or a closed tab loses nothing. */
export function keepDraft(form: FormData, now: number): void {
  const fields: SignupDraft["fields"] = {};
  for (const name of signupFields) {
    const value = form.get(name);
    if (name !== "personal_number" && typeof value === "string" && value !== "") fields[name] = value;
  }
  keepValue(inBrowser, storageKey, { at: now, fields } satisfies SignupDraft);
}

/** The kept fields; none after a day or when the stored text is not a draft. */
export function readDraft(now: number): SignupDraft["fields"] {
  const kept = readValue(inBrowser, storageKey, isDraft);
  if (kept === undefined) return {};
  if (now - kept.at <= keptMs && kept.at <= now) return kept.fields;
  forgetDraft();
  return {};
}

export function forgetDraft(): void {
  inBrowser.remove(storageKey);
}

function isDraft(value: unknown): value is SignupDraft {
  if (!isRecord(value) || typeof value.at !== "number" || !isRecord(value.fields)) return false;
  return Object.entries(value.fields).every(
    ([name, text]) => (signupFields as readonly string[]).includes(name) && typeof text === "string",
  );
}
