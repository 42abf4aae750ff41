import { providerLanguage } from "@bellwether/market/languages.ts";
import { useEffect, useRef } from "react";
import { data, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { mayPlayFree } from "../games/free-play.ts";
import { isLottery } from "../games/game-card.ts";
import { GameFrame } from "../games/game-frame.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { useGate } from "../gate/use-gate.ts";
import { followTables, pushTagEvent } from "../live/tag-events.ts";
import { useLocalHref } from "../locale/link.tsx";
import { openQuickDeposit, useQuickDeposit } from "../money/quick-deposit-state.ts";
import { useRoot } from "../page-data/use-player.ts";
import { pathInLanguage, paths, withoutLanguage } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { requireSettled } from "../request/require-settled.ts";
import { notFound, siteOf } from "../request/site.ts";
import { useGamePause } from "../safety/use-game-pause.ts";
import { useRefusedPlay } from "../safety/use-refused-play.ts";
import { useSessionResult } from "../safety/use-session-result.ts";
import { weekLimitOf } from "../safety/week-limit.ts";
import type { Route } from "./+types/play.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const lists = await loadGameLists(site);
  const game = /^\d{1,9}$/.test(args.params.gameId) ? lists.byId.get(Number(args.params.gameId)) : undefined;
  const lottery = withoutLanguage(args.url.pathname).startsWith("/play-lottery/");
  if (!game || (lottery && !isLottery(game))) throw notFound();
  const free = args.url.searchParams.get("mode") === "free";
  const round = free ? undefined : args.url.searchParams.get("round")?.slice(0, 100);
  // Past rounds can be watched even if the game opens soon.
  if (game.opens_soon && !round)
    throw data({ code: "game_opens_soon", message: "core.error_game_opens_soon" }, { status: 409 });
  if (free && !mayPlayFree(game))
    throw data(
      { code: "free_play_not_allowed", message: "core.error_free_play_not_allowed" },
      { status: 403 },
    );
  if (!free) await requireSettled(args);
  const address = (path: string) => pathInLanguage(path, site.language);
  const { url, winloss_url } = await callGate(site, "launchUrl", {
    gameId: game.game_id,
    language: providerLanguage(site.language),
    mode: free ? "free" : "money",
    cashier_url: address(paths.deposit()),
    responsible_gaming_url: address(paths.responsibleGaming()),
    lobby_url: address(paths.home()),
    ...(round && { round, show: args.url.searchParams.get("show") === "proof" ? "proof" : "replay" }),
  });
  return {
    page: pageOf(site, {
      title: "core.play_title",
      params: { title: game.title },
      // A player may open the quick deposit over the game.
      texts: free ? ["core.play_"] : ["core.play_", "core.money_", "core.error_"],
      unlisted: true,
    }),
    url: forOwnFrame(url, { picks: args.url.searchParams.get("pick") === "quick" }),
    // The history shows money, and free play has none.
    winlossUrl: free ? undefined : (winloss_url ?? undefined),
    title: game.title,
    code: game.local_code,
    gameId: game.game_id,
    lottery: isLottery(game),
    asLottery: lottery,
    free,
  };
}

/**
 * Tells our own game, whose address is a path, that this page shows the bar, and that a ticket shall come filled in. Another provider's address
 * is not changed.
 */
function forOwnFrame(url: string, { picks }: { picks: boolean }): string {
  return URL.canParse(url) ? url : `${url}&bar=page${picks ? "&pick=quick" : ""}`;
}

/** A new launch address ends the round on the screen, so only another game, mode or past round gets one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    ["mode", "round", "show"].every(
      (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
    );
  return !same && defaultShouldRevalidate;
}

export default function Play({ loaderData }: Route.ComponentProps) {
  const { url, title, code, gameId, lottery, asLottery, free } = loaderData;
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const isChecked = useGamePause();
  const isDepositing = useQuickDeposit(({ open }) => open);
  const paused = isChecked || isDepositing;
  const readCheck = useSessionResult();
  const showRefusal = useRefusedPlay();
  const gate = useGate();
  const tagEvents = useRoot()?.tagEvents;
  const tables = useRef<ReturnType<typeof followTables>>(undefined);
  const here = asLottery ? paths.playLottery(gameId) : paths.play(gameId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new launch, so the effect must run again
  useEffect(() => {
    const push = (event: "game_displayed" | "game_launched") =>
      pushTagEvent(tagEvents, { event, game_id: gameId, game: code });
    push("game_launched");
    tables.current = followTables(push);
  }, [tagEvents, gameId, code, url]);
  return (
    <GameFrame
      key={url}
      url={url}
      title={title}
      paused={paused}
      onRoundEnd={readCheck}
      onFailed={showRefusal}
      onTables={(step) => tables.current?.(step)}
      readWeekLimit={free ? undefined : () => gate("getPlayerLimits", {}).then(weekLimitOf)}
      onLobby={() => navigate(localHref(lottery ? paths.lotteryGame(code) : paths.game(code)))}
      onCashier={() => (free ? navigate(localHref(paths.deposit({ origin: here }))) : openQuickDeposit())}
    />
  );
}
