import type { GameMessage, PageMessage, WeekLimit } from "@bellwether/contract/frames.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useEffect, useRef, useState } from "react";
import { Empty } from "../brand/empty.tsx";
import { useBalanceStore } from "../live/balance.ts";
import { noteActivity } from "../live/idle-state.ts";
import { forgetRounds, noteRoundEnd, noteRoundStart } from "../live/round-running.ts";
import type { TableVisitStep } from "../live/tag-events.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./game-frame.module.css";
import { isTurboRemembered, rememberTurbo } from "./remembered-turbo.ts";

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
  /** What is left of the player's weekly limit. Undefined in free play, in which no limit counts. */
  readWeekLimit: (() => Promise<WeekLimit | null>) | undefined;
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
  readWeekLimit,
  onRetry,
}: GameFrameProps & { onRetry: () => void }) {
  const t = useTexts();
  // Our own game, whose address is a path, reports when it is ready. Of another provider's game the page only knows that its frame has loaded.
  const speaks = !URL.canParse(url);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "late" | "ready">("loading");
  // Another provider's game gets no figures of the player's.
  const readLimit = speaks ? readWeekLimit : undefined;
  const ask = useRef({ onLobby, onCashier, onRoundEnd, onFailed, onTables, readLimit });
  useEffect(() => {
    ask.current = { onLobby, onCashier, onRoundEnd, onFailed, onTables, readLimit };
  });

  useEffect(() => {
    const timer = setTimeout(() => setState((held) => (held === "loading" ? "late" : held)), LOADS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  // Leaving the frame ends the round for this page; the server finishes it.
  useEffect(() => forgetRounds, []);

  const wasPaused = useRef(false);
  useEffect(() => {
    if (state !== "ready" || paused === wasPaused.current) return;
    wasPaused.current = paused;
    postToGame(frame.current, { event: paused ? "pause" : "resume" });
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
      if (message.event === "round_started") noteRoundStart(message.roundId, message.isTimed === true);
      if (message.event === "round_ended") noteRoundEnd(message.roundId);
      if (message.event === "failed" || message.event === "tables_shown") forgetRounds();
      if (message.event === "round_ended") ask.current.onRoundEnd();
      // A game that sends a message has loaded. It shows its failure itself, because the page does not know what became of the round.
      if (message.event === "ready" || message.event === "failed") setState("ready");
      if (message.event === "ready" && isTurboRemembered()) postToGame(frame.current, { event: "turbo_on" });
      if (message.event === "turbo") rememberTurbo(message.isOn);
      if (message.event === "failed") ask.current.onFailed(message.code);
      if (message.event === "tables_shown" || message.event === "table_opened")
        ask.current.onTables(message.event);
      if (message.event === "ask_week_limit") void tellWeekLimit();
      if (message.event === "to_lobby") ask.current.onLobby();
      if (message.event === "to_cashier") ask.current.onCashier();
    };
    const tellWeekLimit = async () => {
      const limit = await ask.current.readLimit?.().catch(() => null);
      if (limit !== undefined) postToGame(frame.current, { event: "week_limit", limit });
    };
    window.addEventListener("message", receive);
    postToGame(frame.current, { event: "are_you_there" });
    return () => window.removeEventListener("message", receive);
  }, []);

  // The game reads its balance from its own server; the page only notifies it of a change.
  useEffect(
    () => useBalanceStore.subscribe(() => postToGame(frame.current, { event: "balance_changed" })),
    [],
  );

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
function postToGame(frame: HTMLIFrameElement | null, body: PageMessageBody): void {
  frame?.contentWindow?.postMessage({ source: "page", ...body } satisfies PageMessage, "*");
}

/** A message without its `source`, which is always the page. */
type PageMessageBody = PageMessage extends infer Message
  ? Message extends PageMessage
    ? Omit<Message, "source">
    : never
  : never;
