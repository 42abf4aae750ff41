import type { BoardMessage } from "@bellwether/contract/board.ts";
import { boardAddress } from "@bellwether/contract/push-addresses.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useGate } from "../../gate/use-gate.ts";
import { usePush, usePushAddress } from "../../live/push-listeners.ts";
import { usePoll } from "../../live/use-poll.ts";
import type { PlayersBoard } from "./load-board.ts";

/** The player's own place is read this long after the board has moved, at most once in this time. */
const OWN_MS = 3_000;

/** The newest board, kept up to date by push for players and by polling for visitors. `read` asks for it at once. */
export function useBoard(
  first: PlayersBoard,
  isPushed: boolean,
): { board: PlayersBoard; read: () => Promise<void> } {
  const [board, setBoard] = useState(first);
  useEffect(() => setBoard(first), [first]);
  const { promotion } = first;
  const call = useGate();
  const read = useCallback(async () => {
    const news = await call("board", { promotion }).catch(() => undefined);
    if (news) setBoard(news);
  }, [call, promotion]);

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  usePushAddress(isPushed ? boardAddress(promotion) : undefined);
  usePush((message) => {
    if (message.type !== "board" || message.promotion !== promotion) return;
    setBoard((held) => moved(held, message));
    if (!board.own?.joined_at || waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void read();
    }, OWN_MS);
  });

  usePoll(read, { isPushed });
  return { board, read };
}

/**
 * A board after a message, with the player's own place if the message shows it. The next goal is dropped when the player has passed it: the
 * page reads the new one a moment later.
 */
export function moved(held: PlayersBoard, { type: _, ...shared }: BoardMessage): PlayersBoard {
  const { own } = held;
  const entry = own && shared.entries.find(({ seat }) => seat === own.seat);
  if (!own || !entry) return { ...held, ...shared, own };
  const { place, points } = entry;
  const isAhead = own.next !== null && (place === null || own.next.place < place);
  return { ...held, ...shared, own: { ...own, place, points, next: isAhead ? own.next : null } };
}
