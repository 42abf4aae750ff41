export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== "file") ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");

/** Does it hold something else than the server wrote? Of radio buttons the one that was chosen tells. */
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
 * Keeps what a quick reader enters in the server's page before React has come alive in it: React would go on with what the server wrote and
 * put that back over the reader's words. The returned function, called once all is alive, tells React of every field that was touched.
 */
export function keepTypedEarly(): () => void {
  const touched = new Map<Field, string | boolean>();
  const note = ({ target }: { target: EventTarget | null }) => {
    if (isField(target)) touched.set(target, isCheckable(target) ? target.checked : target.value);
  };
  // Filled before this script ran.
  for (const field of document.querySelectorAll<Field>("input, textarea, select"))
    if (isField(field) && isTouched(field)) note({ target: field });
  document.addEventListener("input", note, true);
  document.addEventListener("change", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    document.removeEventListener("change", note, true);
    for (const [field, entered] of touched) if (field.isConnected) tell(field, entered);
  };
}

/** Enters it once more, so that React hears it: it remembers what a field held and ignores an event that changes nothing. */
export function tell(field: Field, entered: string | boolean): void {
  if (typeof entered === "boolean") {
    (field as HTMLInputElement).checked = !entered;
    field.click();
    return;
  }
  field.value = "";
  // Past React's own property on the element, which would take note of the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, entered);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
