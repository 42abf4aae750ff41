import type { LiveFile } from "@bellwether/contract/calls/content.ts";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { potsStreamPath } from "@bellwether/contract/studio/addresses.ts";
import { PING_MS } from "@bellwether/contract/studio/ping.ts";
import type { PotsMessage } from "@bellwether/contract/studio/pots.ts";
import { toLiveJackpot } from "@bellwether/contract/to-live-jackpot.ts";

/** While the stream is down, the file is read and the stream opened again. */
const AGAIN_MS = 3_000;

/**
 * Calls `show` with the jackpots in a currency and the server's time: first those of the live data [3.15, 7.31], then the changes of the
 * stream of the pots, which sends a hit at once. Returns a function that ends it.
 */
export function openPotsLine(
  currency: LiveJackpot["currency"],
  show: (jackpots: readonly LiveJackpot[], serverMs: number) => void,
): () => void {
  let known: readonly LiveJackpot[] = [];
  let socket: WebSocket | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const notify = (jackpots: readonly LiveJackpot[], serverMs: number) => {
    known = jackpots;
    if (!isOver) show(jackpots, serverMs);
  };

  const connect = async () => {
    if (document.visibilityState === "visible")
      await readJackpots(currency).then(
        ({ jackpots, serverMs }) => notify(jackpots, serverMs),
        () => {},
      );
    if (isOver) return;
    // Without jackpots no stream is needed.
    if (known.length === 0) return wait();
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + potsStreamPath(currency));
    const send = (type: "calm" | "ping") => socket?.send(JSON.stringify({ type }));
    socket.addEventListener("open", () => {
      send("calm");
      ping = setInterval(() => send("ping"), PING_MS);
    });
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as PotsMessage | { type: "pong" };
      if (message.type === "pots") notify(renewed(known, message, currency), Date.parse(message.at));
    });
    socket.addEventListener("close", () => {
      clearInterval(ping);
      wait();
    });
  };
  const wait = () => {
    if (!isOver) again = setTimeout(connect, AGAIN_MS);
  };
  void connect();
  return () => {
    isOver = true;
    clearTimeout(again);
    clearInterval(ping);
    socket?.close();
  };
}

/** The known jackpots with the stream's news. The stream does not know the games by their ids. */
export function renewed(
  known: readonly LiveJackpot[],
  { pots, at }: Pick<PotsMessage, "pots" | "at">,
  currency: LiveJackpot["currency"],
): LiveJackpot[] {
  const idOf = new Map<string, number>();
  return known.map((jackpot) => {
    const pot = pots.find((each) => each.pot === jackpot.id);
    return pot ? { ...toLiveJackpot(pot, { at, currency, idOf }), gameIds: jackpot.gameIds } : jackpot;
  });
}

async function readJackpots(currency: string): Promise<{ jackpots: LiveJackpot[]; serverMs: number }> {
  // Caches may keep the file for 10 s, and a hit is to be seen sooner.
  const response = await fetch(`/static/live/${currency}.json`, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The live data answered ${response.status}.`);
  const { jackpots } = (await response.json()) as LiveFile;
  return { jackpots, serverMs: serverTime(response.headers.get("date"), jackpots) };
}

/** The server's time when it answered. Without the header it is the newest load time. */
export function serverTime(
  dateHeader: string | null,
  jackpots: readonly Pick<LiveJackpot, "loadTime">[],
): number {
  // The header has whole seconds, so a load time can be after it.
  const loadedMs = Math.max(0, ...jackpots.map(({ loadTime }) => Date.parse(loadTime)));
  return Math.max(Date.parse(dateHeader ?? "") || 0, loadedMs);
}
