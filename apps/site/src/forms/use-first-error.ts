import { type RefObject, useEffect } from "react";

/** Focuses the first invalid field whenever the form's response changes. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, answer: unknown): void {
  useEffect(() => {
    if (answer === undefined) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]');
    target?.focus();
    // Focus alone does not scroll a field out from under the sticky header.
    target?.scrollIntoView({ block: "center" });
  }, [form, answer]);
}
