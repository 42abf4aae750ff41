import type { CashierMessage } from "@bellwether/contract/frames.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { StatusPanel } from "@bellwether/ui/feedback/status-panel.tsx";
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

/** A cashier that opens sends a message within this time. The frame's load event does not count: browsers also fire it for their error page. */
const opensWithinMs = 20_000;

/**
 * The cashier in a sandboxed frame: it may run scripts and submit its own forms, and has no access to this page. A message counts only from
 * this frame, with an opaque origin, about this payment. It renders only after a form was sent, so never on the server.
 * When no message comes, the cashier did not open and the same payment can be tried again.
 */
export function CashierFrame({ url, paymentId, type, title, onMessage }: CashierFrameProps) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onMessage);
  const [heightPx, setHeightPx] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<"opening" | "open" | "silent">("opening");
  const [scheme] = useState(() => getComputedStyle(document.documentElement).colorScheme);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    // The form that had the focus is gone; its replacement takes the focus.
    place.current?.focus();
  }, []);

  useEffect(() => {
    const schema = import("@bellwether/contract/frames.ts").then(({ CashierMessage }) => CashierMessage);
    const receive = async (event: MessageEvent) => {
      if (event.origin !== "null" || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const message = (await schema).safeParse(event.data);
      if (!message.success || !isAbout(message.data, { paymentId, type })) return;
      setState("open");
      if (message.data.height) setHeightPx(message.data.height);
      latest.current(message.data);
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, [paymentId, type]);

  useEffect(stepBackPastFrame, []);

  useEffect(() => {
    if (state !== "opening") return;
    // A player who has focused the frame is paying there.
    const isUsed = () => frame.current !== null && document.activeElement === frame.current;
    const timer = setTimeout(() => setState(isUsed() ? "open" : "silent"), opensWithinMs);
    return () => clearTimeout(timer);
  }, [state]);

  const tryAgain = () => {
    setAttempt(attempt + 1);
    setState("opening");
    place.current?.focus();
  };
  if (state === "silent")
    return (
      <div ref={place} className={styles.place} tabIndex={-1}>
        <StatusPanel
          status="failed"
          title={t(`core.money_${type === "deposit" ? "deposit" : "cashout"}_failed_title`)}
          text={t("core.error_unavailable")}
          actions={<Button onClick={tryAgain}>{t("core.money_again")}</Button>}
        />
      </div>
    );
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {state === "opening" && (
        <p className={styles.wait} role="status">
          {t("core.money_frame_loading")}
        </p>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={styles.frame}
        src={url}
        // A cashier with a light and a dark scheme reads it from the frame's name; other cashiers have their own background.
        name={`scheme-${scheme}`}
        title={title}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        style={heightPx === undefined ? undefined : { height: `${heightPx}px` }}
      />
    </div>
  );
}

/**
 * The frame's own navigations stay in the history after it is gone, and each makes one press of "back" do nothing. This goes back past them, in a
 * timeout: by then Firefox has removed them, and after a navigation to another page it must do nothing. Over a game it does nothing either: a
 * history entry could be the game's.
 */
function stepBackPastFrame() {
  const { href } = window.location;
  const { length } = window.history;
  return () =>
    void setTimeout(() => {
      const left = window.history.length - length;
      const isAlone = window.location.href === href && document.querySelector("iframe") === null;
      if (left > 0 && isAlone) window.history.go(-left);
    });
}

/** A redirect that does not name its payment is about the one in the frame that it came from. */
function isAbout(
  message: Pick<CashierMessage, "event" | "paymentId" | "type">,
  open: Pick<CashierFrameProps, "paymentId" | "type">,
): boolean {
  if (message.event === "unresolved" && message.paymentId === "") return true;
  return message.paymentId === open.paymentId && message.type === open.type;
}
