import { MessageArea } from "@bellwether/ui/feedback/message-area.tsx";
import { messages } from "../browser/messages.ts";
import { useTexts } from "../locale/texts.tsx";

/** Shows the page's transient messages [2.36]. */
export function MessagePlace() {
  const t = useTexts();
  return (
    <MessageArea queue={messages} label={t("core.shell_messages")} dismissLabel={t("core.shell_close")} />
  );
}
