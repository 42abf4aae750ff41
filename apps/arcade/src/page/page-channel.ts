import { type GameMessage, PageMessage } from "@bellwether/contract/frames.ts";

/** Communication with the page around the frame. */
export type PageChannel = {
  post(message: GameMessageBody): void;
  /** Sets the handler of the page's commands. Commands that arrived before are handled at once, in order. */
  onCommand(handle: (event: PageCommand) => void): void;
};

/** A command from the page; the channel itself answers the page's question. */
export type PageCommand = Exclude<PageMessage["event"], "are_you_there">;

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
  /** The last status that was sent, ready or failed. */
  let standing: GameMessageBody | undefined;
  const post = (message: GameMessageBody) => {
    if (message.event === "ready" || message.event === "failed") standing = message;
    if (frame.parent === frame) return;
    (frame.parent as { postMessage(message: unknown, origin: string): void }).postMessage(
      { source: "game", ...message },
      "*",
    );
  };
  frame.addEventListener("message", (message) => {
    const event = readPageMessage(message, frame);
    if (event === "are_you_there") {
      if (standing) post(standing);
    } else if (event && handle) handle(event);
    else if (event) waiting.push(event);
  });
  return {
    post,
    onCommand(next) {
      handle = next;
      for (const event of waiting.splice(0)) next(event);
    },
  };
}

/** The page's event; undefined when another window sent it or its shape is invalid. */
export function readPageMessage(
  message: Pick<MessageEvent, "source" | "data">,
  frame: Pick<FrameWindow, "parent">,
): PageMessage["event"] | undefined {
  if (message.source !== frame.parent) return undefined;
  const parsed = PageMessage.safeParse(message.data);
  return parsed.success ? parsed.data.event : undefined;
}
