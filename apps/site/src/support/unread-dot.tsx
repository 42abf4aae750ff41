import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { useTexts } from "../locale/texts.tsx";

/** Says that the house has written in the chat: a badge with a dot, and words for a screen reader. */
export function UnreadDot() {
  const t = useTexts();
  return (
    <>
      <span aria-hidden="true">●</span>
      <VisuallyHidden>{t("core.chat_unread")}</VisuallyHidden>
    </>
  );
}
