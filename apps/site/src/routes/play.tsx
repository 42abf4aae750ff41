import { data, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { mayPlayFree } from "../games/free-play.ts";
import { GameFrame } from "../games/game-frame.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { useLocalHref } from "../locale/link.tsx";
import { localPath, paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { requireSettled } from "../request/require-settled.ts";
import { notFound, siteOf } from "../request/site.ts";
import { useGamePause } from "../safety/use-game-pause.ts";
import { useSessionResult } from "../safety/use-session-result.ts";
import type { Route } from "./+types/play.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const lists = await loadGameLists(site);
  const game = /^\d{1,9}$/.test(args.params.gameId) ? lists.byId.get(Number(args.params.gameId)) : undefined;
  if (!game) throw notFound();
  const free = args.url.searchParams.get("mode") === "free";
  if (free && !mayPlayFree(game))
    throw data(
      { code: "free_play_not_allowed", message: "core.error_free_play_not_allowed" },
      { status: 403 },
    );
  if (!free) await requireSettled(args);
  const address = (path: string) => localPath(path, site.language);
  const { url } = await callGate(site, "launchUrl", {
    gameId: game.game_id,
    language: site.language,
    mode: free ? "free" : "money",
    cashier_url: address(paths.deposit()),
    responsible_gaming_url: address(paths.responsibleGaming()),
    lobby_url: address(paths.home()),
  });
  return {
    page: pageOf(site, {
      title: "core.play_title",
      params: { title: game.title },
      texts: ["core.play_"],
      unlisted: true,
    }),
    url,
    title: game.title,
    code: game.local_code,
    gameId: game.game_id,
    free,
  };
}

/** A new launch address would tear down the round on the screen: only another game, or another mode, asks for one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("mode") === nextUrl.searchParams.get("mode");
  return !same && defaultShouldRevalidate;
}

export default function Play({ loaderData: { url, title, code, gameId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const paused = useGamePause();
  const readCheck = useSessionResult();
  return (
    <GameFrame
      key={url}
      url={url}
      title={title}
      paused={paused}
      onRoundEnd={readCheck}
      onLobby={() => navigate(localHref(paths.game(code)))}
      onCashier={() => navigate(localHref(paths.deposit({ origin: paths.play(gameId) })))}
    />
  );
}
