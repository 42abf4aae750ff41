import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Close, Help, Mail } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useEffect, useRef } from "react";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { RootData } from "../request/root-data.ts";
import styles from "./live-chat.module.css";
import { useLiveChat } from "./live-chat-state.ts";
import { Mascot } from "./mascot.tsx";

/** The chat's panel. Nobody sits at the other end yet, and it says so: when people answer letters, and where the usual answers are. */
export default function LiveChat({ root }: { root: RootData }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    cameFrom.current = document.activeElement;
    heading.current?.focus();
    return () => (cameFrom.current as HTMLElement | null)?.focus?.();
  }, []);
  const close = () => useLiveChat.setState({ open: false });
  return (
    <Card
      element="aside"
      aria-labelledby="live-chat-title"
      className={styles.panel}
      padding="small"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <div className={styles.head}>
        <Mascot pose="resting" sizePx={56} />
        <h2 ref={heading} id="live-chat-title" tabIndex={-1} className={styles.title}>
          {t("core.shell_chat_title")}
        </h2>
        <IconButton label={t("core.shell_close")} icon={<Close />} onClick={close} />
      </div>
      <p>{t("core.shell_chat_offline")}</p>
      <p className={styles.hours}>{t("core.shell_chat_hours")}</p>
      <div className={styles.ways}>
        <LinkButton href={`mailto:${root.supportEmail}`} icon={<Mail />} block>
          {t("core.shell_chat_write")}
        </LinkButton>
        <LinkButton
          as={Link}
          href={paths.support()}
          variant="secondary"
          icon={<Help />}
          block
          onClick={close}
        >
          {t("core.shell_chat_questions")}
        </LinkButton>
      </div>
      <p className={styles.email}>{root.supportEmail}</p>
    </Card>
  );
}
