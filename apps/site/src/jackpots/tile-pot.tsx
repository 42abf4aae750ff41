import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { jackpotValue } from "@bellwether/ui/games/jackpot-value.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useEffect, useState } from "react";
import { useServerClock } from "../live/server-clock.ts";
import { useLanguage } from "../locale/texts.tsx";
import { growthOf, isStale, potOf, usePots, usePotView } from "./pots-state.ts";

/** A pot on a tile moves once a second: there may be dozens. */
const STEP_MS = 1_000;

/** The largest pot in which a game takes part, growing; nothing for other games, and while the figure is not known. */
export function TilePot({ gameId }: { gameId: number }) {
  const language = useLanguage();
  usePotView();
  const pot = usePots(({ jackpots }) => potOf(jackpots, gameId));
  const aheadMs = useServerClock((state) => state.aheadMs ?? 0);
  const [nowMs, setNowMs] = useState(Date.now);
  const isShown = pot !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNowMs(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [isShown]);
  const serverMs = nowMs - aheadMs;
  if (!pot || isStale(pot, serverMs)) return null;
  const growth = growthOf(pot, serverMs);
  const amount = formatMoney((jackpotValue(growth, growth.untilMs) / 100).toFixed(2), pot.currency, language);
  // Excluded from the link's accessible name, which would change each second. The game's page and the lobby's section say it in words.
  return (
    <span aria-hidden="true">
      <Badge>{amount}</Badge>
    </span>
  );
}
