import { isPlaying, withoutLanguage } from "../paths.ts";

/** The properties of a field that show whether somebody has entered something. */
type Entered = { type: string; value: string; checked?: boolean; defaultChecked?: boolean };

/** Fields that are empty until somebody types; a select or a slider always has a value. */
const TYPED = new Set(["text", "textarea", "search", "email", "tel", "url", "password", "number", "date"]);

/** A value that the server has filled in counts too, because it looks like a typed one. */
export function isFilled({ type, value, checked, defaultChecked }: Entered): boolean {
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  return TYPED.has(type) && value !== "";
}

/** Would a reload lose something: a game or the cashier in its frame, or input in a form? */
export function isPageInUse(): boolean {
  return (
    isPlaying(withoutLanguage(window.location.pathname)) ||
    document.querySelector("main iframe") !== null ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(isFilled)
  );
}
