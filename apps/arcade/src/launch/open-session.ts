import type { Fairness } from "@bellwether/contract/studio/fairness.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import type { Launch } from "../context/read-address.ts";
import type { StudioClient } from "../studio/studio-client.ts";

/** A session, and the past round that it is to show. */
export type OpenedGame = { session: OpenSessionReply; past?: Launch["past"] };

/** Opens what the frame's address asks for: a round to watch, or the game with a past round, if it names one. */
export async function openAddress(context: Pick<GameContext, "studio" | "launch">): Promise<OpenedGame> {
  const { watch, past } = context.launch;
  return watch ? requestWatch(context, watch) : { session: await requestSession(context), past };
}

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
 * The round that the frame's address lets somebody watch, in a session in which nothing can be started: it knows no balance, and its seeds are
 * those of other rounds of the player, which are not shown.
 */
async function requestWatch(
  { studio, launch }: Pick<GameContext, "studio" | "launch">,
  secret: string,
): Promise<OpenedGame> {
  studio.useSession(secret);
  const { game, roundId } = await studio.call("watchRound", {});
  const session: OpenSessionReply = {
    ...game,
    ...{ session: secret, mode: "money", language: launch.language, balanceMinor: "0" },
    ...{ startsRounds: false, terms: { turbo: false, autoplay: false, bonusBuy: false, anteBet: false } },
    fairness: {
      serverSeedHash: "",
      nextServerSeedHash: "",
      clientSeed: "",
      nonce: 0,
      mayChooseClientSeed: false,
    },
    ...{ openRound: null, freeRounds: null },
  };
  return { session, past: { roundId, show: "replay" } };
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
