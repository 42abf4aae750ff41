import type { GameMessage, PageMessage } from "@bellwether/contract/frames.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useBalanceStore } from "../live/balance.ts";
import { noteActivity } from "../live/idle-state.ts";
import type { TableVisitStep } from "../live/tag-events.ts";
import { useTexts } from "../locale/texts.tsx";
import { Empty } from "../shell/empty.tsx";
import styles from "./game-frame.module.css";
import { isTurboRemembered, rememberTurbo } from "./remembered-turbo.ts";
import { useRoundRunning } from "./round-running.ts";

/** Longer than any game's files take on a slow connection; after it the player gets a message. */
const LOADS_WITHIN_MS = 20_000;

type GameFrameProps = {
  url: string;
  title: string;
  /** While a dialog waits for its answer the game is paused and gets no input. */
  paused: boolean;
  onLobby: () => void;
  onCashier: () => void;
  onRoundEnd: () => void;
  /** Gets the game server's code, if the game sent one. */
  onFailed: (code: string) => void;
  onTables: (step: TableVisitStep) => void;
};

/**
 * A game in a sandboxed frame that may run scripts and nothing else. Messages count only from this frame, with an opaque origin and
 * in the contract's shape; they can report the game's state and ask for the lobby or the cashier.
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
  onTables,
  onRetry,
}: GameFrameProps & { onRetry: () => void }) {
  const t = useTexts();
  // Our own game, whose address is a path, reports when it is ready. Of another provider's game the page only knows that its frame has loaded.
  const speaks = !URL.canParse(url);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "late" | "ready">("loading");
  const ask = useRef({ onLobby, onCashier, onRoundEnd, onFailed, onTables });
  useEffect(() => {
    ask.current = { onLobby, onCashier, onRoundEnd, onFailed, onTables };
  });

  useEffect(() => {
    const timer = setTimeout(() => setState((held) => (held === "loading" ? "late" : held)), LOADS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  // Leaving the frame ends the round for this page; the server finishes it.
  useEffect(() => () => useRoundRunning.setState({ running: false }), []);

  const wasPaused = useRef(false);
  useEffect(() => {
    if (state !== "ready" || paused === wasPaused.current) return;
    wasPaused.current = paused;
    postToGame(frame.current, paused ? "pause" : "resume");
  }, [paused, state]);

  useEffect(() => {
    const schema = import("@bellwether/contract/frames.ts").then(({ GameMessage }) => GameMessage);
    const receive = async (event: MessageEvent) => {
      if (event.origin !== "null" || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const message = (await schema).safeParse(event.data);
      if (message.success) onMessage(message.data);
    };
    const onMessage = (message: GameMessage) => {
      // The page does not see input inside the frame, so a round counts as activity.
      if (message.event === "round_started" || message.event === "round_ended") noteActivity();
      if (message.event === "round_started") useRoundRunning.setState({ running: true });
      if (message.event === "round_ended" || message.event === "failed")
        useRoundRunning.setState({ running: false });
      if (message.event === "round_ended") ask.current.onRoundEnd();
      // A game that sends a message has loaded. It shows its failure itself, because the page does not know what became of the round.
      if (message.event === "ready" || message.event === "failed") setState("ready");
      if (message.event === "ready" && isTurboRemembered()) postToGame(frame.current, "turbo_on");
      if (message.event === "turbo") rememberTurbo(message.isOn);
      if (message.event === "failed") ask.current.onFailed(message.code);
      if (message.event === "tables_shown" || message.event === "table_opened")
        ask.current.onTables(message.event);
      if (message.event === "to_lobby") ask.current.onLobby();
      if (message.event === "to_cashier") ask.current.onCashier();
    };
    window.addEventListener("message", receive);
    postToGame(frame.current, "are_you_there");
    return () => window.removeEventListener("message", receive);
  }, []);

  // The game reads its balance from its own server; the page only notifies it of a change.
  useEffect(() => useBalanceStore.subscribe(() => postToGame(frame.current, "balance_changed")), []);

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

/** The target origin is `*` because the frame's opaque origin cannot be named. */
function postToGame(frame: HTMLIFrameElement | null, event: PageMessage["event"]): void {
  const message: PageMessage = { source: "page", event };
  frame?.contentWindow?.postMessage(message, "*");
}
