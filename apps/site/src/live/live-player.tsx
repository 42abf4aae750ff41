import { useEffect } from "react";
import { messages } from "../browser/messages.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import type { SitePlayer } from "../session/player.ts";
import { beginSessionHere } from "../session/session-end.ts";
import { forgetBalance } from "./balance.ts";
import { depositNote } from "./deposit-note.ts";
import { forgetDeposit, noteDeposit } from "./has-deposited.ts";
import { usePush } from "./push-listeners.ts";
import { forgetRealityChecks } from "./reality-check-state.ts";
import { noteAward } from "./waiting-awards.ts";

/** Keeps the push connection open while a player is signed in, and tells of deposits that were decided later and of draws that the player asked to be reminded of. */
export function LivePlayer({ player, token }: { player: SitePlayer; token: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { channel } = player;
  const brand = useRoot()?.brand.key;
  usePush(noteAward);
  usePush((message) => {
    if (message.type === "payment" && message.payment_type === "D" && message.state === "success")
      noteDeposit();
    const note = depositNote(message);
    // Money is worth a message that stays until it is read.
    if (note === "arrived") messages.show("success", t("core.shell_deposit_arrived"), 0);
    if (note === "refused") messages.show("error", t("core.shell_deposit_refused"), 0);
    if (message.type === "draw_reminder") {
      const { title, game_code, number, draws_at } = message;
      const text = t("core.shell_draw_soon", { title, time: timeOf(draws_at, language) });
      messages.show("info", <Link href={paths.drawResult(game_code, number)}>{text}</Link>, 0);
    }
  });
  useEffect(() => {
    beginSessionHere();
    let stop: (() => void) | undefined;
    let gone = false;
    void import("./connect-player.ts").then(({ connectPlayer }) => {
      if (!gone) stop = connectPlayer({ channel, session: token, brand });
    });
    return () => {
      gone = true;
      stop?.();
      forgetBalance();
      forgetDeposit();
      forgetRealityChecks();
    };
  }, [channel, token, brand]);
  return null;
}

/** The time of day by the reader's clock. */
const timeOf = (at: string, language: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(at));
