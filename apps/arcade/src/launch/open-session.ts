import type { Fairness } from "@bellwether/contract/studio/fairness.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import type { StudioClient } from "../studio/studio-client.ts";

/** Opens the session that the frame's address asks for, and keeps its secret for the following calls. */
export async function requestSession({
  studio,
  launch,
}: Pick<GameContext, "studio" | "launch">): Promise<OpenSessionReply> {
  const { gameCode, mode, language, token, past } = launch;
  const session = await studio.call("openSession", {
    gameCode,
    mode,
    language,
    ...(token ? { token } : {}),
    ...(past ? { round: past.roundId } : {}),
  });
  studio.useSession(session.session);
  return { ...session, fairness: await chooseFirstSeed(studio, session.fairness) };
}

/**
 * The player's own device chooses the client seed of the first pair, now that the hash is here. When the studio does not answer, the next
 * visit chooses, unless a round was played: a game must open without it too.
 */
async function chooseFirstSeed(studio: StudioClient, fairness: Fairness): Promise<Fairness> {
  if (!fairness.mayChooseClientSeed) return fairness;
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const clientSeed = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return studio.call("chooseClientSeed", { clientSeed }).catch(() => fairness);
}
