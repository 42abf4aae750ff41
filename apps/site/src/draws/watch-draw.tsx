import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Play } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useEffect, useState } from "react";
import { useTexts } from "../locale/texts.tsx";
import styles from "./draws.module.css";

/** A held draw's show, in a frame on this page once it is asked for. */
export function WatchDraw({ address }: { address: string }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <DrawFrame address={address} title={t("core.draws_watch")} />;
  return (
    <Card className={styles.watch}>
      <p>{t("core.draws_watch_text")}</p>
      <Button variant="secondary" icon={<Play />} onClick={() => setOpen(true)}>
        {t("core.draws_watch")}
      </Button>
    </Card>
  );
}

export function DrawFrame({ address, title }: { address: string; title: string }) {
  return (
    <iframe
      ref={focusFrame}
      className={styles.show}
      src={address}
      title={title}
      sandbox="allow-scripts"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}

/** The frame takes the place of the pressed button, so it takes its focus too. It is higher than the button. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
  frame?.scrollIntoView({ block: "center" });
}

/** The time of one ball in the show, and the time before the first and after the last ball together. */
const BALL_MS = 6 * SECOND_MS;
const AROUND_MS = 8 * SECOND_MS;

/** Stands below a running show. Calls `tell` when the show is over, or when the reader asks for the result. */
export function AfterShow({ balls, tell }: { balls: number; tell: () => void }) {
  const t = useTexts();
  useEffect(() => {
    const timer = setTimeout(tell, balls * BALL_MS + AROUND_MS);
    return () => clearTimeout(timer);
  }, [balls, tell]);
  return (
    <Card className={styles.watch}>
      <p>{t("core.draws_show_on")}</p>
      <Button variant="secondary" onClick={tell}>
        {t("core.draws_show_result")}
      </Button>
    </Card>
  );
}
