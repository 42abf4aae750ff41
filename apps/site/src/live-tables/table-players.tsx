import type { LiveRound } from "@bellwether/contract/live-table.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import type { ReactNode } from "react";
import { useTexts } from "../locale/texts.tsx";
import { useRoundShown, useRounds } from "./rounds.ts";

/** “4 players and 12 of the house”: who has bets in the table's round. `otherwise` until somebody has, and until the page knows. */
export function TablePlayers({ tableId, otherwise }: { tableId: string; otherwise?: ReactNode }) {
  const t = useTexts();
  useRoundShown(tableId);
  const round = useRounds(({ known }) => known?.rounds[tableId]);
  return <>{(round && playersText(round, t)) ?? otherwise}</>;
}

/** Undefined while nobody plays. House players are never counted as people. */
export function playersText(
  { players, house }: Pick<LiveRound, "players" | "house">,
  t: Translate,
): string | undefined {
  const people = players - house;
  if (people > 0 && house > 0) return t("core.live_players_mixed", { people, count: house });
  if (people > 0) return t("core.live_players", { count: people });
  return house > 0 ? t("core.live_players_house", { count: house }) : undefined;
}
