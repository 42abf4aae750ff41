import { type OpenSessionReply, STUDIO_SESSION_HEADER } from "@bellwether/contract/studio/index.ts";
import type { DrivenPlayer } from "./player-client.ts";
import type { Product } from "./product.ts";

/** The studio's error reply to a call. `code` is the studio's error code. */
export class StudioAnswerError extends Error {
  readonly code: string | undefined;

  constructor(path: string, status: number, text: string) {
    super(`${path} was refused: ${status} ${text}`);
    this.name = "StudioAnswerError";
    this.code = /"code":"([a-z_]+)"/.exec(text)?.[1];
  }
}

type Via = Pick<Product, "url">;

/** Launches a game by its code and opens a studio session for money. `via` sends a call to another node. */
export async function openStudio(product: Via, player: DrivenPlayer, code: string) {
  const { games } = await player.gate.call("gameList", {});
  const game = games.find(({ local_code }) => local_code === code);
  if (!game) throw new Error(`no game ${code}`);
  const { url } = await player.gate.call("launchUrl", { gameId: game.game_id, language: "en" });
  const token = new URL(url, product.url).searchParams.get("token")!;
  let session = "";
  const send = async <Reply>(path: string, body: object | undefined, via: Via): Promise<Reply> => {
    const response = await fetch(`${via.url}/studio/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...(session && { [STUDIO_SESSION_HEADER]: session }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = await response.text();
    if (!response.ok) throw new StudioAnswerError(path, response.status, reply);
    return JSON.parse(reply) as Reply;
  };
  const post = <Reply>(path: string, body: object, via = product) => send<Reply>(path, body, via);
  const opened = await post<OpenSessionReply>("/session", {
    token,
    gameCode: game.local_code,
    mode: "money",
  });
  session = opened.session;
  return {
    opened,
    session,
    post,
    get: <Reply>(path: string, via = product) => send<Reply>(path, undefined, via),
  };
}
