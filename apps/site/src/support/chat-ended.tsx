import type { OwnChat } from "@bellwether/contract/chat.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { Mail, Star } from "@bellwether/ui/icons.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./own-chat.module.css";
import type { OwnChatState } from "./use-own-chat.ts";

/** After the end: how it was, the transcript by mail, and the way to something new. */
export function ChatEnded({ chat, state, onNew }: { chat: OwnChat; state: OwnChatState; onNew: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.ended}>
      {chat.can_rate && (
        <fieldset className={styles.rating}>
          <legend>{t("core.chat_rate")}</legend>
          <div className={styles.stars}>
            {[1, 2, 3, 4, 5].map((stars) => (
              <IconButton
                key={stars}
                label={t("core.chat_stars", { count: stars })}
                icon={<Star />}
                onClick={() => void state.rate(stars)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {chat.rating !== null && <p role="status">{t("core.chat_rated")}</p>}
      {chat.is_mailed && <p role="status">{t("core.chat_mailed")}</p>}
      {chat.can_mail && (
        <Button variant="secondary" block icon={<Mail />} onClick={() => void state.mail()}>
          {t("core.chat_mail")}
        </Button>
      )}
      <Button block onClick={onNew}>
        {t("core.chat_new")}
      </Button>
    </div>
  );
}
