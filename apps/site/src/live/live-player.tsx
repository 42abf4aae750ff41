import { useEffect } from "react";
import { forgetRealityChecks } from "../safety/reality-check-state.ts";
import type { SitePlayer } from "../session/player.ts";
import { useRoot } from "../session/use-player.ts";
import { forgetBalance } from "./balance.ts";
import { forgetDeposit, noteDeposit } from "./has-deposited.ts";
import { usePush } from "./push-listeners.ts";
import { beginSessionHere } from "./session-end.ts";
import { noteAward } from "./waiting-awards.ts";

/** Keeps the push connection open while a player is signed in. */
export function LivePlayer({ player, token }: { player: SitePlayer; token: string }) {
  const { channel } = player;
  const brand = useRoot()?.brand.key;
  usePush(noteAward);
  usePush((message) => {
    if (message.type === "payment" && message.payment_type === "D" && message.state === "success")
      noteDeposit();
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
