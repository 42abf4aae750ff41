import type { CashierMessage } from "@bellwether/contract/frames.ts";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../locale/texts.tsx";
import styles from "./cashier-frame.module.css";

type CashierFrameProps = {
  url: string;
  paymentId: string;
  type: CashierMessage["type"];
  title: string;
  onMessage: (message: CashierMessage) => void;
};

/**
 * The cashier in its sandbox: it may run scripts and send its own forms, and nothing of this page. A message counts only from this
 * very frame, whose origin is opaque, about this very payment. It opens when a form was sent, and so is never drawn on the server.
 */
export function CashierFrame({ url, paymentId, type, title, onMessage }: CashierFrameProps) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useRef(onMessage);
  const [heightPx, setHeightPx] = useState<number>();
  const [loaded, setLoaded] = useState(false);
  const [scheme] = useState(() => getComputedStyle(document.documentElement).colorScheme);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    hear.current = onMessage;
  });
  useEffect(() => {
    // The form that had the focus is gone; what replaces it takes it over.
    place.current?.focus();
  }, []);

  useEffect(() => {
    const schema = import("@bellwether/contract/frames.ts").then(({ cashierMessage }) => cashierMessage);
    const receive = async (event: MessageEvent) => {
      if (event.origin !== "null" || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const message = (await schema).safeParse(event.data);
      if (!message.success || message.data.paymentId !== paymentId || message.data.type !== type) return;
      if (message.data.height) setHeightPx(message.data.height);
      hear.current(message.data);
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, [paymentId, type]);

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {!loaded && (
        <p className={styles.wait} role="status">
          {t("core.money_frame_loading")}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        // A cashier that can look light or dark reads which from its name; any other has a ground of its own.
        name={`scheme-${scheme}`}
        title={title}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
        style={heightPx === undefined ? undefined : { height: `${heightPx}px` }}
      />
    </div>
  );
}
