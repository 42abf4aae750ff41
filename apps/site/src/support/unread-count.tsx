import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { useTexts } from "../locale/texts.tsx";

/** Says that the house has written in the chat: how many messages, and words for a screen reader. */
export function UnreadCount({ count }: { count: number }) {
  const t = useTexts();
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t("core.chat_unread")}</VisuallyHidden>
    </>
  );
}
