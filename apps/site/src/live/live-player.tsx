import { useEffect } from "react";
import { messages } from "../browser/messages.ts";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import type { SitePlayer } from "../session/player.ts";
import { beginSessionHere } from "../session/session-end.ts";
import { forgetBalance } from "./balance.ts";
import { depositNote } from "./deposit-note.ts";
import { forgetDeposit, noteDeposit } from "./has-deposited.ts";
import { usePush } from "./push-listeners.ts";
import { forgetRealityChecks } from "./reality-check-state.ts";
import { noteAward } from "./waiting-awards.ts";

/** Keeps the push connection open while a player is signed in, and tells of deposits that were decided later. */
export function LivePlayer({ player, token }: { player: SitePlayer; token: string }) {
  const t = useTexts();
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
