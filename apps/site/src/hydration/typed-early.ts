export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== "file") ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

/** Does the field differ from what the server rendered? Of radio buttons only the selected one counts. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const written = options.find((each) => each.defaultSelected) ?? options.find((each) => !each.disabled);
    return field.selectedOptions[0] !== written;
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  return field.checked ? !field.defaultChecked : field.defaultChecked && field.type === "checkbox";
}

/**
 * Keeps what the reader enters in the server-rendered page before hydration: React would hydrate with the server's values and overwrite
 * the input. The returned function, called after hydration, notifies React of every field that was touched.
 */
export function keepTypedEarly(): () => void {
  const touched = new Map<Field, string | boolean>();
  const note = ({ target }: { target: EventTarget | null }) => {
    if (isField(target)) touched.set(target, isCheckable(target) ? target.checked : target.value);
  };
  // Fields filled before this script ran.
  for (const field of document.querySelectorAll<Field>("input, textarea, select"))
    if (isField(field) && isTouched(field)) note({ target: field });
  document.addEventListener("input", note, true);
  document.addEventListener("change", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    document.removeEventListener("change", note, true);
    for (const [field, entered] of touched) if (field.isConnected) reportInput(field, entered);
  };
}

/** Enters the value again, so that React notices: it remembers a field's value and ignores an event that changes nothing. */
export function reportInput(field: Field, entered: string | boolean): void {
  if (typeof entered === "boolean") {
    (field as HTMLInputElement).checked = !entered;
    field.click();
    return;
  }
  field.value = "";
  // Bypass React's own property on the element, which would record the value.
  Reflect.set(Object.getPrototypeOf(field), "value", entered, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
