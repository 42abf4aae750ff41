import { tableStreamPath } from "@bellwether/contract/studio/addresses.ts";
import type { GameContext } from "../context/game-context.ts";
import { type LinePort, TableLine } from "./table-line.ts";

/** Opens the connection to a table with the browser's sockets and timers. */
export function openLine(
  { base, studio }: Pick<GameContext, "base" | "studio">,
  tableId: string,
  port: Pick<
    LinePort,
    "session" | "changed" | "ran" | "seated" | "joined" | "reacted" | "counted" | "lineChanged" | "ended"
  >,
): TableLine {
  const address = base.replace(/^http/, "ws") + tableStreamPath(tableId);
  const line = new TableLine({
    ...port,
    openSocket(listener) {
      const socket = new WebSocket(address);
      socket.addEventListener("open", () => listener.opened());
      socket.addEventListener("message", ({ data }) => listener.said(String(data)));
      socket.addEventListener("close", () => listener.closed());
      return socket;
    },
    readTable: () => studio.call("readTable", {}, { tableId }),
    nowMs: () => performance.now(),
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  });
  addEventListener("offline", () => line.drop());
  addEventListener("online", () => line.hasten());
  addEventListener("pagehide", () => line.sleep());
  // A browser keeps a left page, or cancels the leaving, and does not always say with `pageshow` that the page is back.
  for (const event of ["pageshow", "focus", "pointerdown", "keydown"] as const)
    addEventListener(event, () => line.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") line.wake();
  });
  return line;
}
