import type { GameMessage, PageMessage } from "@bellwether/contract/frames.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useBalanceStore } from "../live/balance.ts";
import { useTexts } from "../locale/texts.tsx";
import { useQuickDeposit } from "../money/quick-deposit-state.ts";
import { Empty } from "../shell/empty.tsx";
import styles from "./game-frame.module.css";

type GameFrameProps = { url: string; title: string; onLobby: () => void; onCashier: () => void };

/**
 * A game in its sandbox: it may run scripts and nothing else. Its messages count only from this very frame, with an opaque origin and
 * in the contract's shape; all they can do is ask for the lobby or the cashier.
 */
export function GameFrame({ url, title, onLobby, onCashier }: GameFrameProps) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const ask = useRef({ onLobby, onCashier });
  useEffect(() => {
    ask.current = { onLobby, onCashier };
  });

  useEffect(() => {
    const schema = import("@bellwether/contract/frames.ts").then(({ gameMessage }) => gameMessage);
    const receive = async (event: MessageEvent) => {
      if (event.origin !== "null" || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const message = (await schema).safeParse(event.data);
      if (message.success) hear(message.data);
    };
    const hear = (message: GameMessage) => {
      if (message.event === "ready") setState("ready");
      if (message.event === "failed") setState("failed");
      if (message.event === "to_lobby") ask.current.onLobby();
      if (message.event === "to_cashier") ask.current.onCashier();
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, []);

  // A sheet over the game: it stands still underneath.
  useEffect(
    () =>
      useQuickDeposit.subscribe(({ open }) => {
        const word: PageMessage = { source: "page", event: open ? "pause" : "resume" };
        frame.current?.contentWindow?.postMessage(word, "*");
      }),
    [],
  );

  // The game reads its balance from its own server; the page only says that there is news. An opaque origin has no name to send to.
  useEffect(
    () =>
      useBalanceStore.subscribe(() => {
        const news: PageMessage = { source: "page", event: "balance_changed" };
        frame.current?.contentWindow?.postMessage(news, "*");
      }),
    [],
  );

  return (
    <div className={styles.place}>
      <h1 className={styles.title}>{title}</h1>
      {state === "failed" ? (
        <div className={styles.over} role="alert">
          <Empty pose="shrugging" title={t("core.play_failed_title")} text={t("core.play_failed_text")}>
            <Button
              onClick={() => {
                setState("loading");
                setAttempt(attempt + 1);
              }}
            >
              {t("core.play_again")}
            </Button>
            <Button variant="secondary" onClick={onLobby}>
              {t("core.play_leave")}
            </Button>
          </Empty>
        </div>
      ) : (
        <>
          {state === "loading" && (
            <p className={styles.wait} role="status">
              {t("core.play_loading", { title })}
            </p>
          )}
          <iframe
            key={attempt}
            ref={frame}
            className={styles.frame}
            src={url}
            title={title}
            sandbox="allow-scripts"
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
            onLoad={() => setState((now) => (now === "loading" ? "ready" : now))}
          />
        </>
      )}
    </div>
  );
}
