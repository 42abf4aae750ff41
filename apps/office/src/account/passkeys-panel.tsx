import { Button } from "@bellwether/ui/actions/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeQuery } from "../gate/queries.ts";
import { KeyIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { AddPasskeyDialog, type OwnPasskey, RemovePasskeyDialog } from "./passkey-dialogs.tsx";
import styles from "./passkeys-panel.module.css";
import { accountWords as words } from "./words.ts";

/** One's own passkeys. */
export function PasskeysPanel() {
  const query = useQuery(officeQuery("ownPasskeys", {}));
  const [act, setAct] = useState<"add" | OwnPasskey>();
  const close = () => setAct(undefined);
  return (
    <Panel
      title={words.passkeys}
      actions={
        <Button variant="secondary" onClick={() => setAct("add")}>
          {words.add}
        </Button>
      }
    >
      <p className={styles.about}>{words.passkeysAbout}</p>
      <Loaded query={query} skeleton={<LoadingLines lines={2} />}>
        {({ passkeys }) => (
          <>
            {passkeys.length === 0 && <p>{words.none}</p>}
            <ul className={styles.keys}>
              {passkeys.map((passkey) => (
                <li key={passkey.id} className={styles.key}>
                  <KeyIcon aria-hidden />
                  <span className={styles.text}>
                    <span className={styles.label}>{passkey.label}</span>
                    <span className={styles.about}>
                      {words.added} <Moment at={passkey.added_at} look="date" />
                      {", "}
                      {passkey.used_at ? (
                        <>
                          {words.used} <Moment at={passkey.used_at} look="ago" />
                        </>
                      ) : (
                        words.neverUsed
                      )}
                    </span>
                  </span>
                  <Button variant="quiet" onClick={() => setAct(passkey)}>
                    {words.remove}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {act === "add" && <AddPasskeyDialog onClose={close} />}
      {typeof act === "object" && <RemovePasskeyDialog passkey={act} onClose={close} />}
    </Panel>
  );
}
