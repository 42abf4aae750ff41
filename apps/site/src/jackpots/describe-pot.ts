import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { formatCountdown } from "@bellwether/i18n/format/countdown.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";

/** A hit is shown as new for this time. */
const JUST_FELL_MS = 10 * 60_000;

type PotWords = {
  t: Translate;
  /** Formats decimal text in the page's currency. */
  money(amount: string): string;
  /** Hours and minutes of a moment (ISO 8601) in the reader's time. */
  time(at: string): string;
  /** A moment (ISO 8601) in the reader's time, with its date unless it is of today. */
  moment(at: string): string;
  isStale: boolean;
  nowMs: number;
};

/** The words beside a pot's figure: its name, its period, and its last hit. */
export function describePot(
  { name, tier, endsAt, goesOn, drawn, gameIds, loadTime, lastWinners, ...terms }: LiveJackpot,
  { t, money, time, moment, isStale, nowMs }: PotWords,
): { name: string; kind: string; detail: string; last: string | undefined } {
  const games = t("core.lobby_jackpot_games", { count: gameIds.length });
  const period =
    endsAt === null
      ? undefined
      : t("core.lobby_jackpot_clock", { left: formatCountdown((Date.parse(endsAt) - nowMs) / 1_000) });
  const after =
    terms.seed !== null
      ? t("core.lobby_jackpot_seed", { amount: money(terms.seed) })
      : terms.keepsPercent !== null
        ? t("core.lobby_jackpot_keeps", { percent: terms.keepsPercent })
        : undefined;
  const [hit] = lastWinners;
  const fell = hit && nowMs - Date.parse(hit.at) < JUST_FELL_MS;
  const facts = hit && { amount: money(hit.amount), initial: hit.initial ?? "", time: moment(hit.at) };
  const texts =
    facts && t(hit.initial === null ? "core.lobby_jackpot_last_hidden" : "core.lobby_jackpot_last", facts);
  return {
    name: tier === null ? name : `${name} · ${t(`core.lobby_jackpot_${tier}`)}`,
    kind: kindText(terms, t),
    detail: isStale
      ? t("core.lobby_jackpot_stale", { time: time(loadTime) })
      : [period, games, after].filter((text) => text !== undefined).join(" · "),
    last: drawn
      ? drawText(drawn, { t, money })
      : fell
        ? t("core.lobby_jackpot_fell", { amount: money(hit.amount) })
        : goesOn
          ? t("core.lobby_jackpot_goes_on")
          : texts,
  };
}

/** The amount of a drop is known only once it is drawn. */
function drawText(
  { amount, waitsForBeacon }: NonNullable<LiveJackpot["drawn"]>,
  { t, money }: Pick<PotWords, "t" | "money">,
): string {
  if (amount === null) return t("core.lobby_jackpot_waits");
  const text = waitsForBeacon ? "core.lobby_jackpot_beacon" : "core.lobby_jackpot_drawing";
  return t(text, { amount: money(amount) });
}

/** How a pot falls, in a few words. */
function kindText({ kind, period }: Pick<LiveJackpot, "kind" | "period">, t: Translate): string {
  if (kind === "network") return t("core.lobby_jackpot_by_chance");
  if (kind === "win-time") return t("core.lobby_jackpot_at_zero");
  return t(period === "hour" ? "core.lobby_jackpot_each_hour" : "core.lobby_jackpot_each_day");
}
