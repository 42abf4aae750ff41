import { type RefObject, useEffect } from "react";
import { isCheckable, isField, reportInput } from "../hydration/typed-early.ts";
import { keepDraft, readDraft } from "./signup-draft.ts";

/** Restores a draft into fields that are still empty, and keeps what is entered from then on. */
export function useSignupDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isOver = false;
    // What was entered while the draft is given back: before hydration, for example. It is kept with the rest.
    let isGivingBack = true;
    let isEntered = false;
    const keep = () => {
      isEntered = true;
      if (!isGivingBack) keepDraft(new FormData(element), Date.now());
    };
    element.addEventListener("input", keep);
    element.addEventListener("change", keep);
    const giveBack = async () => {
      for (const [name, value] of Object.entries(readDraft(Date.now()))) {
        if (isOver) return;
        const field = element.elements.namedItem(name);
        if (!(field instanceof Element) || !isField(field)) continue;
        if (isCheckable(field)) {
          if (!field.checked) reportInput(field, true);
        } else if (field.value !== value && (field.value === "" || field instanceof HTMLSelectElement))
          reportInput(field, value);
        // Filling one field may show another: a country shows its personal number.
        await Promise.resolve();
      }
      isGivingBack = false;
      if (isEntered) keep();
    };
    void giveBack();
    return () => {
      isOver = true;
      element.removeEventListener("input", keep);
      element.removeEventListener("change", keep);
    };
  }, [form]);
}
