import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Play } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type MouseEvent, useState } from "react";
import { useTexts } from "../locale/texts.tsx";
import styles from "./draws.module.css";

/** A held draw's show, in a frame on this page once it is asked for. Without script the link opens the show by itself. */
export function WatchDraw({ address }: { address: string }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <iframe
        ref={focusFrame}
        className={styles.show}
        src={address}
        title={t("core.draws_watch")}
        sandbox="allow-scripts"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
      />
    );
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Card className={styles.watch}>
      <p>{t("core.draws_watch_text")}</p>
      <LinkButton href={address} variant="secondary" icon={<Play />} onClick={open}>
        {t("core.draws_watch")}
      </LinkButton>
    </Card>
  );
}

/** The frame takes the place of the pressed link, so it takes its focus too. It is higher than the link. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView({ block: "center" });
}
