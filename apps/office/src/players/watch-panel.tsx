import type { OfficeRound } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useState } from "react";
import { errorText } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { Panel } from "../kit/panel.tsx";
import styles from "./watch-panel.module.css";
import { roundWords as words } from "./words.ts";

/** A finished round of the house's games in the game itself, as its player saw it. */
export function WatchPanel({ round }: { round: OfficeRound }) {
  const [address, setAddress] = useState<string>();
  const watch = useCall("watchRound", { onDone: ({ url }) => setAddress(url) });
  const { player_id, provider, round: id } = round;
  return (
    <Panel title={words.watch}>
      <div className={styles.watch}>
        {address && (
          <iframe
            // Another address is another visit: the game opens again.
            key={address}
            className={styles.frame}
            src={address}
            title={words.watchOf(round.game)}
            sandbox="allow-scripts"
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
          />
        )}
        {watch.error && <Callout tone="danger">{errorText(watch.error)}</Callout>}
        <Button
          variant="secondary"
          busy={watch.isBusy}
          onClick={() => watch.send({ player_id, provider, round: id })}
        >
          {address ? words.watchAgain : words.watchNow}
        </Button>
      </div>
    </Panel>
  );
}
