import { inTab, isRecord, keepValue, readValue } from "@bellwether/ui/browser-storage.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isTextOrNone } from "../browser/kept-state.ts";
import { paths, withoutLanguage } from "../paths.ts";
import { type Field, isCheckable, isField, reportInput } from "./typed-early.ts";

type Kept = { path: string; player?: string | undefined; fields: Record<string, string | boolean> };

const storageKey = "kept_form";

/**
 * Keeps this page's field values, in this tab only, for the page that replaces it: the same page in another language, or again
 * after a new login. Passwords and codes are not kept. A player's values are restored for that player only.
 */
export function keepForm(player: string | undefined): void {
  const fields = Object.fromEntries([...keptFields()].map(([name, field]) => [name, entered(field)]));
  const kept: Kept = { path: withoutLanguage(window.location.pathname), player, fields };
  keepValue(inTab, storageKey, kept);
}

/** Restores the values in the page they were kept for, once; any other page drops them, except the login on the way there. */
export function useKeptForm(player: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => void giveBackForm(withoutLanguage(pathname), player), [pathname, player]);
}

async function giveBackForm(path: string, player: string | undefined): Promise<void> {
  const kept = readValue(inTab, storageKey, isKept);
  if (!kept || isOnTheWay(kept, path, player)) return;
  inTab.remove(storageKey);
  if (kept.path !== path || kept.player !== player) return;
  for (const [name, value] of Object.entries(kept.fields)) {
    const field = keptFields().get(name);
    if (!field || entered(field) === value) continue;
    reportInput(field, value);
    // Filling one field may show another: a country shows its personal number.
    await Promise.resolve();
  }
}

const isOnTheWay = (kept: Kept, path: string, player: string | undefined) =>
  kept.player !== undefined && player === undefined && path === paths.login();

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value.path !== "string" || !isTextOrNone(value.player)) return false;
  const { fields } = value;
  return (
    isRecord(fields) && Object.values(fields).every((each) => ["string", "boolean"].includes(typeof each))
  );
}

const entered = (field: Field) => (isCheckable(field) ? field.checked : field.value);

/** The page's fields by name; fields that share a name also by their value. */
function keptFields(): Map<string, Field> {
  const fields = [...document.querySelectorAll<Field>("main form :is(input, textarea, select)")];
  return new Map(
    fields
      .filter((field) => field.name !== "" && isField(field) && !isSecret(field))
      .map((field) => [isCheckable(field) ? `${field.name} ${field.value}` : field.name, field]),
  );
}

/** A password that is shown as text has the type `text`; its autocomplete attribute still identifies it. */
function isSecret(field: Field): boolean {
  return ["hidden", "password"].includes(field.type) || /password|one-time-code/.test(field.autocomplete);
}
