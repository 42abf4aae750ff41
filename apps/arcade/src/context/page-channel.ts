import { type GameMessage, PageMessage, type WeekLimit } from "@bellwether/contract/frames.ts";

/** Communication with the page around the frame. */
export type PageChannel = {
  post(message: GameMessageBody): void;
  /** Sets the handler of the page's commands. Commands that arrived before are handled at once, in order. */
  onCommand(handle: (event: PageCommand) => void): void;
  /** Sets the handler of the page's answers to `ask_week_limit`. */
  onWeekLimit(handle: (limit: WeekLimit | null) => void): void;
};

/** A command from the page; the channel itself answers the page's question. */
export type PageCommand = Exclude<PageMessage["event"], "are_you_there" | "week_limit">;

/** A message without its `source`, which is always the game. */
export type GameMessageBody = GameMessage extends infer Message
  ? Message extends GameMessage
    ? Omit<Message, "source">
    : never
  : never;

/** The part of a window that the channel uses. */
export type FrameWindow = {
  parent: { postMessage(message: unknown, origin: string): void } | FrameWindow;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
};

/**
 * Receives the page's messages and sends the game's. The frame's own origin is opaque and it cannot know the page's, so the target origin
 * is `*`: messages hold no secret, and the page checks who sent them.
 */
export function openPageChannel(frame: FrameWindow): PageChannel {
  const waiting: PageCommand[] = [];
  let handle: ((event: PageCommand) => void) | undefined;
  let handleLimit: ((limit: WeekLimit | null) => void) | undefined;
  let waitsForLimit = false;
  /** The last status that was sent, ready or failed. */
  let standing: GameMessageBody | undefined;
  const post = (message: GameMessageBody) => {
    if (message.event === "ready" || message.event === "failed") standing = message;
    if (message.event === "ask_week_limit") waitsForLimit = true;
    if (frame.parent === frame) return;
    (frame.parent as { postMessage(message: unknown, origin: string): void }).postMessage(
      { source: "game", ...message },
      "*",
    );
  };
  frame.addEventListener("message", (message) => {
    const said = readPageMessage(message, frame);
    if (!said) return;
    if (said.event === "week_limit") {
      waitsForLimit = false;
      handleLimit?.(said.limit);
    } else if (said.event === "are_you_there") {
      if (standing) post(standing);
      if (waitsForLimit) post({ event: "ask_week_limit" });
    } else if (handle) handle(said.event);
    else waiting.push(said.event);
  });
  return {
    post,
    onCommand(next) {
      handle = next;
      for (const event of waiting.splice(0)) next(event);
    },
    onWeekLimit(next) {
      handleLimit = next;
    },
  };
}

/** The page's message; undefined when another window sent it or its shape is invalid. */
export function readPageMessage(
  message: Pick<MessageEvent, "source" | "data">,
  frame: Pick<FrameWindow, "parent">,
): PageMessage | undefined {
  if (message.source !== frame.parent) return undefined;
  return PageMessage.safeParse(message.data).data;
}
