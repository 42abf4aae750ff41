import { Button } from "@bellwether/ui/actions/button.tsx";
import { Play } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useState } from "react";
import { useTexts } from "../locale/texts.tsx";
import styles from "./draws.module.css";

/** A held draw's show, in a frame on this page once it is asked for. */
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
  return (
    <Card className={styles.watch}>
      <p>{t("core.draws_watch_text")}</p>
      <Button variant="secondary" icon={<Play />} onClick={() => setOpen(true)}>
        {t("core.draws_watch")}
      </Button>
    </Card>
  );
}

/** The frame takes the place of the pressed button, so it takes its focus too. It is higher than the button. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView({ block: "center" });
}
