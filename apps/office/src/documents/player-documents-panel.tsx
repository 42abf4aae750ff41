import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { officeQuery } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { documentTones } from "./document-list.tsx";
import styles from "./player-documents-panel.module.css";
import { RequestDialog } from "./request-dialog.tsx";
import { differencesIn } from "./vendor-lines.ts";
import { documentWords as words } from "./words.ts";

/** On a player's page: what they have sent and are asked for, without the pictures. */
export function PlayerDocumentsPanel({ playerId }: { playerId: string }) {
  const self = useSelf();
  const mayDecide = may(self, "documents.decide");
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    ...officeQuery("playerDocuments", { player_id: playerId }),
    enabled: may(self, "documents.read"),
  });
  useKeys([mayDecide && { key: "d", does: words.keys.request, run: () => setAsking(true) }]);
  if (!may(self, "documents.read")) return null;
  return (
    <Panel
      title={words.title}
      note={query.data?.documents.length || undefined}
      actions={
        mayDecide && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {words.request}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<LoadingLines lines={2} />}>
        {({ documents, asked, results }) => (
          <ul className={styles.list}>
            {asked && (
              <li>
                <Badge tone="warning">{words.asked}</Badge> {words.askedBy(words.kinds[asked.kind], asked.by)}{" "}
                <Moment at={asked.asked_at} look="ago" />
                <p className={styles.quiet}>{asked.reason}</p>
              </li>
            )}
            {documents.map(({ id, kind, state, sent_at, expires_on }) => (
              <li key={id}>
                <Link
                  to={officePaths.documents({
                    ...(state !== "waiting" && { state: "decided" as const }),
                    document: id,
                  })}
                >
                  {words.kinds[kind]}
                </Link>{" "}
                <Badge tone={documentTones[state]}>{words.states[state]}</Badge>{" "}
                <span className={styles.quiet}>
                  {expires_on ? `${words.validUntil} ${expires_on}` : sent_at && <Moment at={sent_at} />}
                </span>
              </li>
            ))}
            {results.map(({ applicant_id, at, status, cause, differs, effect }) => (
              <li key={`${applicant_id} ${at}`}>
                {words.fromVendor}: {cause ? words.causes[cause] : words.vendorResults[status]}{" "}
                <span className={styles.quiet}>
                  {differs.length > 0 && `${words.differs}: ${differencesIn(differs)} · `}
                  {words.vendorEffects[effect]} · <Moment at={at} />
                </span>
              </li>
            ))}
            {documents.length === 0 && results.length === 0 && !asked && (
              <li className={styles.quiet}>{words.none}</li>
            )}
          </ul>
        )}
      </Loaded>
      {isAsking && <RequestDialog playerId={playerId} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
