import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type SignupField, signupFields } from "./signup-form.ts";

const storageKey = "signup_draft";
const keptMs = DAY_MS;

/** The fields entered so far, always without the password and the personal number. */
export type SignupDraft = { at: number; fields: Partial<Record<SignupField, string>> };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the form's fields in this browser for a day, so that a broken connection or a closed tab loses nothing. */
export function keepDraft(store: Store, form: FormData, now: number): void {
  const fields: SignupDraft["fields"] = {};
  for (const name of signupFields) {
    const value = form.get(name);
    if (name !== "personal_number" && typeof value === "string" && value !== "") fields[name] = value;
  }
  try {
    store.setItem(storageKey, JSON.stringify({ at: now, fields } satisfies SignupDraft));
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

/** The kept fields; none after a day or when the stored text is not a draft. */
export function readDraft(store: Store, now: number): SignupDraft["fields"] {
  try {
    const kept = JSON.parse(store.getItem(storageKey) ?? "null") as Partial<SignupDraft> | null;
    if (typeof kept?.at !== "number" || typeof kept.fields !== "object" || kept.fields === null) return {};
    if (now - kept.at > keptMs || kept.at > now) {
      store.removeItem(storageKey);
      return {};
    }
    return Object.fromEntries(
      Object.entries(kept.fields).filter(
        ([name, value]) => (signupFields as readonly string[]).includes(name) && typeof value === "string",
      ),
    );
  } catch {
    return {};
  }
}

export function forgetDraft(store: Store): void {
  try {
    store.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
