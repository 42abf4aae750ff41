import { showNotice } from "../controls/notice.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import { describeFailure } from "../texts/way-out.ts";
import type { GameContext } from "./game-context.ts";

/** Actions of a failure's button besides leaving the game. `isRoundOpen` is set when the round waits for another choice. */
export type Remedies = {
  isRoundOpen?: boolean;
  retry(): void;
  resume(): void;
  dismissed?(): void;
};

/**
 * Shows the player what went wrong and the way out. The page is notified of failures that end or break the game, and then shows its own message
 * over it. It is not notified of a limit that the player has set.
 */
export function reportFailure(
  { shell, page, t, launch }: GameContext,
  error: unknown,
  remedies: Remedies,
): void {
  const code = failureCodeOf(error);
  if (!(error instanceof StudioCallError)) console.error(error);
  const { text, way, button, mayClose } = describeFailure(code, launch.mode, remedies);
  if (code !== "limit_reached" && (way === "lobby" || way === "retry")) page.post({ event: "failed", code });
  const act = () => {
    if (way === "lobby") page.post({ event: "to_lobby" });
    else if (way === "deposit") page.post({ event: "to_cashier" });
    else if (way === "retry") remedies.retry();
    else if (way === "resume") remedies.resume();
    remedies.dismissed?.();
  };
  const close = mayClose ? t("understood") : undefined;
  showNotice(shell.board, { text: t(text), button: t(button), act, ...(close ? { close } : {}) });
}
