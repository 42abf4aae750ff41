import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "./game-context.ts";

/** Opens the session that the frame's address asks for, and keeps its secret for the following calls. */
export async function requestSession({
  studio,
  launch,
}: Pick<GameContext, "studio" | "launch">): Promise<OpenSessionReply> {
  const { gameCode, mode, language, token } = launch;
  const session = await studio.call("openSession", { gameCode, mode, language, ...(token ? { token } : {}) });
  studio.useSession(session.session);
  return session;
}
