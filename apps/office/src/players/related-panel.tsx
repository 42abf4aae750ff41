import type { RelatedAccount } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { officeQuery } from "../gate/queries.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Panel } from "../kit/panel.tsx";
import { officePaths } from "../paths.ts";
import styles from "./player-panels.module.css";
import { playerWords } from "./words.ts";

const words = playerWords.related;

/** Accounts that have something in common with the player's. */
export function RelatedPanel({ playerId }: { playerId: string }) {
  const query = useQuery(officeQuery("relatedAccounts", { player_id: playerId }));
  return (
    <Panel title={words.title} note={query.data?.accounts.length || undefined}>
      <Loaded query={query} skeleton={<LoadingLines lines={2} />}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <p className={styles.quiet}>{words.none}</p>
          ) : (
            <ul className={styles.holds}>
              {accounts.map((account) => (
                <Related key={account.player_id} account={account} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Related({ account }: { account: RelatedAccount }) {
  const { player_id, player, brand, country, status, is_held, by } = account;
  return (
    <li>
      <Link to={officePaths.player(player_id)}>{player}</Link>{" "}
      {status !== "open" && <Badge tone="warning">{playerWords.status[status]}</Badge>}{" "}
      {is_held && <Badge tone="warning">{playerWords.marks.held}</Badge>}
      <p className={styles.quiet}>
        {brand}, {country}. {words.same(by.map((each) => words.by[each]).join(", "))}
      </p>
    </li>
  );
}
