import type { GameMessage, PageMessage } from "@bellwether/contract/frames.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useBalanceStore } from "../live/balance.ts";
import { noteActivity } from "../live/idle-state.ts";
import { useTexts } from "../locale/texts.tsx";
import { Empty } from "../shell/empty.tsx";
import styles from "./game-frame.module.css";
import { useRoundRunning } from "./round-running.ts";

/** Longer than the files of any game take on a poor line; whoever still waits then is told. */
const LOADS_WITHIN_MS = 20_000;

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
export function GameFrame(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  url,
  title,
  paused,
  onLobby,
  onCashier,
  onRoundEnd,
  onFailed,
  onRetry,
}: GameFrameProps & { onRetry: () => void }) {
  const t = useTexts();
  // The house's own, whose address is a path, says when it is there. Of another party's no more is known than that its frame has loaded.
  const speaks = !URL.canParse(url);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "late" | "ready">("loading");
  const ask = useRef({ onLobby, onCashier, onRoundEnd, onFailed });
  useEffect(() => {
    ask.current = { onLobby, onCashier, onRoundEnd, onFailed };
  });

  useEffect(() => {
    const timer = setTimeout(() => setState((held) => (held === "loading" ? "late" : held)), LOADS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  // A frame that is left takes its round along: the server finishes it.
  useEffect(() => () => useRoundRunning.setState({ running: false }), []);

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
      if (message.event === "round_started") useRoundRunning.setState({ running: true });
      if (message.event === "round_ended" || message.event === "failed")
        useRoundRunning.setState({ running: false });
      if (message.event === "round_ended") ask.current.onRoundEnd();
      // A game that speaks is there. What failed it tells the player itself, because the page does not know what became of a round.
      if (message.event === "ready" || message.event === "failed") setState("ready");
      if (message.event === "failed") ask.current.onFailed(message.code);
      if (message.event === "to_lobby") ask.current.onLobby();
      if (message.event === "to_cashier") ask.current.onCashier();
    };
    window.addEventListener("message", receive);
    tellGame(frame.current, "are_you_there");
    return () => window.removeEventListener("message", receive);
  }, []);

  // The game reads its balance from its own server; the page only says that there is news.
  useEffect(() => useBalanceStore.subscribe(() => tellGame(frame.current, "balance_changed")), []);

  return (
    <div className={styles.place}>
      <h1 className={styles.title}>{title}</h1>
      {state === "loading" && (
        <p className={styles.cover} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          {t("core.play_loading", { title })}
        </p>
      )}
      {state === "late" && (
        <div className={styles.cover} role="alert">
          <Empty
            title={t("core.play_late_title", { title })}
            text={t("core.play_late_text", { seconds: LOADS_WITHIN_MS / 1000 })}
            level={2}
          >
            <Button onClick={onRetry}>{t("core.error_page_retry")}</Button>
            <Button variant="secondary" onClick={onLobby}>
              {t("core.play_late_leave")}
            </Button>
          </Empty>
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={title}
        inert={paused || state !== "ready"}
        sandbox="allow-scripts"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={speaks ? undefined : () => setState("ready")}
      />
    </div>
  );
}

/** An opaque origin has no name to send to. */
function tellGame(frame: HTMLIFrameElement | null, event: PageMessage["event"]): void {
  const message: PageMessage = { source: "page", event };
  frame?.contentWindow?.postMessage(message, "*");
}
