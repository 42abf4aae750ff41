import { element } from "../controls/element.ts";
import { failureCodeOf } from "../studio/studio-failure.ts";
import type { GameTexts } from "../texts/texts.ts";

/** Says in place of a page's content why it could not be loaded. */
export function failureNote(t: GameTexts, error: unknown, className: string | undefined): HTMLElement {
  const text = t(`error_${failureCodeOf(error)}`);
  return element("p", { class: className, text, attributes: { role: "alert" } });
}
