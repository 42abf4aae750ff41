import type { GameMessage, PageMessage } from "@bellwether/contract/frames.ts";
import { useEffect, useRef, useState } from "react";
import { useBalanceStore } from "../live/balance.ts";
import { noteActivity } from "../live/idle-state.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./game-frame.module.css";

type GameFrameProps = {
  url: string;
  title: string;
  /** A dialog wants its answer first: the game stands still and hears nobody. */
  paused: boolean;
  onLobby: () => void;
  onCashier: () => void;
  onRoundEnd: () => void;
  /** With the game server's code, as far as the game told one. */
  onFailed: (code: string) => void;
};

/**
 * A game in its sandbox: it may run scripts and nothing else. Its messages count only from this very frame, with an opaque origin and
 * in the contract's shape; all they can do is ask for the lobby or the cashier.
 */
export function GameFrame({ url, title, paused, onLobby, onCashier, onRoundEnd, onFailed }: GameFrameProps) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "ready">("loading");
  const ask = useRef({ onLobby, onCashier, onRoundEnd, onFailed });
  useEffect(() => {
    ask.current = { onLobby, onCashier, onRoundEnd, onFailed };
  });

  const wasPaused = useRef(false);
  useEffect(() => {
    if (state !== "ready" || paused === wasPaused.current) return;
    wasPaused.current = paused;
    tellGame(frame.current, paused ? "pause" : "resume");
  }, [paused, state]);

  useEffect(() => {
    const schema = import("@bellwether/contract/frames.ts").then(({ gameMessage }) => gameMessage);
    const receive = async (event: MessageEvent) => {
      if (event.origin !== "null" || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const message = (await schema).safeParse(event.data);
      if (message.success) hear(message.data);
    };
    const hear = (message: GameMessage) => {
      // What is done inside the frame is seen by the frame alone; a round is a sign of life.
      if (message.event === "round_started" || message.event === "round_ended") noteActivity();
      if (message.event === "round_ended") ask.current.onRoundEnd();
      // A game that speaks is there. What failed it tells the player itself, because the page does not know what became of a round.
      if (message.event === "ready" || message.event === "failed") setState("ready");
      if (message.event === "failed") ask.current.onFailed(message.code);
      if (message.event === "to_lobby") ask.current.onLobby();
      if (message.event === "to_cashier") ask.current.onCashier();
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, []);

  // The game reads its balance from its own server; the page only says that there is news.
  useEffect(() => useBalanceStore.subscribe(() => tellGame(frame.current, "balance_changed")), []);

  return (
    <div className={styles.place}>
      <h1 className={styles.title}>{title}</h1>
      {state === "loading" && (
        <p className={styles.wait} role="status">
          {t("core.play_loading", { title })}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={title}
        inert={paused}
        sandbox="allow-scripts"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={() => setState("ready")}
      />
    </div>
  );
}

/** An opaque origin has no name to send to. */
function tellGame(frame: HTMLIFrameElement | null, event: PageMessage["event"]): void {
  const message: PageMessage = { source: "page", event };
  frame?.contentWindow?.postMessage(message, "*");
}
