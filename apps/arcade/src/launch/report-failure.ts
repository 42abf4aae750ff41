import { showNotice } from "../controls/notice.ts";
import { codeOf, StudioCallError } from "../studio/studio-failure.ts";
import { describeFailure } from "../texts/way-out.ts";
import type { GameContext } from "./game-context.ts";

/** What a failure's button may do besides leaving the game. */
export type Remedies = {
  retry(): void;
  resume(): void;
  dismissed?(): void;
};

/**
 * Tells the player what went wrong and the way out; the page hears of what ends or breaks the game, and then shows its own words over it. A
 * limit of the player's own does neither.
 */
export function reportFailure(
  { shell, page, t, launch }: GameContext,
  error: unknown,
  remedies: Remedies,
): void {
  const code = codeOf(error);
  if (!(error instanceof StudioCallError)) console.error(error);
  const { text, way, button } = describeFailure(code, launch.mode);
  if (code !== "limit_reached" && (way === "lobby" || way === "retry")) page.tell({ event: "failed", code });
  const act = () => {
    if (way === "lobby") page.tell({ event: "to_lobby" });
    else if (way === "deposit") page.tell({ event: "to_cashier" });
    else if (way === "retry") remedies.retry();
    else if (way === "resume") remedies.resume();
    remedies.dismissed?.();
  };
  const close = way === "deposit" ? t("understood") : undefined;
  showNotice(shell.board, { text: t(text), button: t(button), act, ...(close ? { close } : {}) });
}
