import { useEffect } from "react";
import { useLocation } from "react-router";
import { paths, withoutLanguage } from "../paths.ts";
import { type Field, isCheckable, isField, tell } from "./typed-early.ts";

type Kept = { path: string; player?: string | undefined; fields: Record<string, string | boolean> };

const storageKey = "kept_form";

/**
 * What stands in this page's fields waits, in this tab alone, for the page that takes its place: the same in another language, or the same
 * after a new login. Passwords and codes do not. What a player has entered is given back to that player alone.
 */
export function keepForm(player: string | undefined): void {
  const fields = Object.fromEntries([...keptFields()].map(([name, field]) => [name, entered(field)]));
  try {
    const kept: Kept = { path: withoutLanguage(window.location.pathname), player, fields };
    window.sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the form empty.
  }
}

/** Enters it in the page that it waited for, once; any other but the login on the way there forgets it. */
export function useKeptForm(player: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => void giveBackForm(withoutLanguage(pathname), player), [pathname, player]);
}

async function giveBackForm(path: string, player: string | undefined): Promise<void> {
  const kept = readKept();
  if (!kept || isOnTheWay(kept, path, player)) return;
  window.sessionStorage.removeItem(storageKey);
  if (kept.path !== path || kept.player !== player) return;
  for (const [name, value] of Object.entries(kept.fields)) {
    const field = keptFields().get(name);
    if (!field || entered(field) === value) continue;
    tell(field, value);
    // One field may bring another: a country asks for its personal number.
    await Promise.resolve();
  }
}

const isOnTheWay = (kept: Kept, path: string, player: string | undefined) =>
  kept.player !== undefined && player === undefined && path === paths.login();

function readKept(): Kept | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

const entered = (field: Field) => (isCheckable(field) ? field.checked : field.value);

/** The page's fields by name, and those that share one by their value too. */
function keptFields(): Map<string, Field> {
  const fields = [...document.querySelectorAll<Field>("main form :is(input, textarea, select)")];
  return new Map(
    fields
      .filter((field) => field.name !== "" && isField(field) && !isSecret(field))
      .map((field) => [isCheckable(field) ? `${field.name} ${field.value}` : field.name, field]),
  );
}

/** A password that its owner has made readable is a text field by then; its autocomplete still tells it. */
function isSecret(field: Field): boolean {
  return ["hidden", "password"].includes(field.type) || /password|one-time-code/.test(field.autocomplete);
}
