import { withoutLanguage } from "../paths.ts";
import { type Field, isCheckable, isField, tell } from "./typed-early.ts";

type Kept = { path: string; fields: Record<string, string | boolean> };

const storageKey = "kept_form";

/** Another language is another page: what stands in the fields of this one waits for it, in this tab alone. Passwords and codes do not. */
export function keepForm(): void {
  const fields = Object.fromEntries([...keptFields()].map(([name, field]) => [name, entered(field)]));
  try {
    const kept: Kept = { path: withoutLanguage(window.location.pathname), fields };
    window.sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the form empty.
  }
}

/** Enters it in the same page of the other language, once; any other page forgets it. */
export async function giveBackForm(): Promise<void> {
  const kept = takeKept();
  if (kept?.path !== withoutLanguage(window.location.pathname)) return;
  for (const [name, value] of Object.entries(kept.fields)) {
    const field = keptFields().get(name);
    if (!field || entered(field) === value) continue;
    tell(field, value);
    // One field may bring another: a country asks for its personal number.
    await Promise.resolve();
  }
}

function takeKept(): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null");
    window.sessionStorage.removeItem(storageKey);
    return kept ?? undefined;
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
