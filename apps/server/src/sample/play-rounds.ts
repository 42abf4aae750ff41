import { randomUUID } from "node:crypto";
import type { GateClient } from "@bellwether/contract";
import {
  OpenSessionReply,
  STUDIO_SESSION_HEADER,
  StartRoundReply,
} from "@bellwether/contract/studio/index.ts";
import type { Studio } from "@bellwether/studio";

/** Which of the house's slots, how many rounds, and how the shortest time between two rounds passes. */
type Play = { game: number; rounds: number; pass(ms: number): Promise<void> };

/** Rounds of one of the house's slots, which can be drawn again and watched. It ends early when the wallet or the studio refuses one. */
export async function playRounds(
  studio: Pick<Studio, "app">,
  gate: GateClient,
  { game: wanted, rounds, pass }: Play,
): Promise<void> {
  const { games } = await gate.call("gameList", {});
  const slots = games.filter(({ categories }) => categories.includes("slots"));
  const game = slots[wanted % slots.length];
  if (!game) return;
  const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
  const token = new URL(url, "http://inside").searchParams.get("token");
  const call = async (path: string, body: object, session?: string): Promise<unknown> => {
    const response = await studio.app.request(`http://inside/studio${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(session && { [STUDIO_SESSION_HEADER]: session }) },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const opened = OpenSessionReply.safeParse(
    await call("/api/session", { gameCode: game.local_code, mode: "money", token, language: "en" }),
  );
  if (!opened.success) return;
  const { session, sheet } = opened.data;
  for (let round = 0; round < rounds; round += 1) {
    const wish = {
      requestId: randomUUID(),
      stakeMinor: sheet.stakes[round % 3] ?? sheet.stakes[0],
      input: {},
    };
    const started = StartRoundReply.safeParse(await call("/api/rounds", wish, session));
    if (!started.success) return;
    if (started.data.state === "open") await call(`/api/rounds/${started.data.roundId}/settle`, {}, session);
    await pass(sheet.minimumRoundMs);
  }
}
