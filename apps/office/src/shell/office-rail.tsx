import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { useWaiting } from "../approvals/use-waiting.ts";
import { useClock } from "../browser/use-clock.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { RoleTags } from "../identity/role-tags.tsx";
import { FindIcon, KeyboardIcon, ProvenIcon, SignOutIcon, UnprovenIcon } from "../kit/icons.ts";
import { keyCaps } from "../kit/key-binding.ts";
import { PersonMark } from "../kit/person-mark.tsx";
import { queuesQuery } from "../kit/queues-query.ts";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import styles from "./office-rail.module.css";
import { SavedViews } from "./saved-views.tsx";
import type { OfficeScreen } from "./screens.ts";
import { ThemeButton } from "./theme-button.tsx";
import { shellWords as words } from "./words.ts";

export type OfficeRailProps = {
  self: OfficeSelf;
  screens: readonly OfficeScreen[];
  onFind: (() => void) | undefined;
  onKeys: () => void;
  onSignedOut: () => void;
};

/** Where one can go, and who one is here. */
export function OfficeRail({ self, screens, onFind, onKeys, onSignedOut }: OfficeRailProps) {
  const ways = useQuery({ ...officeQuery("signInWays", {}), staleTime: Number.POSITIVE_INFINITY });
  const { forYou } = useWaiting();
  const queues = useQuery(queuesQuery);
  const counts: Readonly<Record<string, number | undefined>> = {
    [officePaths.approvals()]: forYou.length,
    [officePaths.withdrawals()]: queues.data?.withdrawals?.waiting,
    [officePaths.cases()]: queues.data?.cases?.waiting,
    [officePaths.documents()]: queues.data?.documents?.waiting,
    [officePaths.risks()]: queues.data?.risks?.waiting,
    [officePaths.chats()]: queues.data?.chats?.waiting,
    [officePaths.tasks()]: queues.data?.tasks?.waiting,
  };
  const signOut = useCall("operatorSignOut", { onDone: onSignedOut });
  return (
    <header className={styles.rail}>
      <p className={styles.office}>
        <img src="/office.svg" alt="" width="24" height="24" />
        <span className={styles.title}>{kitWords.office}</span>
        {ways.data?.enter_as && <span className={styles.sandbox}>{words.sandbox}</span>}
      </p>
      {onFind && (
        <button type="button" className={styles.find} onClick={onFind}>
          <FindIcon aria-hidden />
          <span>{words.find}</span>
          <span className={styles.caps} aria-hidden="true">
            {keyCaps("ctrl+k", isMac()).map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
        </button>
      )}
      <nav aria-label={words.navigation} className={styles.screens}>
        {screens.map(({ title, path, icon: Icon }) => (
          <NavLink key={path} to={path} end={path === officePaths.today()} className={styles.link}>
            <Icon aria-hidden />
            <span>{title}</span>
            {(counts[path] ?? 0) > 0 && (
              <span className={styles.count} title={words.waiting(counts[path] ?? 0)}>
                {counts[path]}
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <SavedViews />
      <div className={styles.person}>
        <ProofState self={self} />
        <NavLink to={officePaths.account()} className={styles.self} title={words.account}>
          <PersonMark name={self.operator.name} />
          <span className={styles.name}>{self.operator.name}</span>
        </NavLink>
        <span className={styles.roles}>
          <RoleTags roles={self.roles} />
        </span>
        <span className={styles.tools}>
          <ThemeButton />
          <button
            type="button"
            className={styles.tool}
            title={words.keysHint}
            aria-label={words.keysHint}
            onClick={onKeys}
          >
            <KeyboardIcon aria-hidden />
          </button>
          <button
            type="button"
            className={styles.tool}
            title={words.signOut}
            aria-label={words.signOut}
            disabled={signOut.isBusy}
            onClick={() => signOut.send({})}
          >
            <SignOutIcon aria-hidden />
          </button>
        </span>
      </div>
    </header>
  );
}

/** Whether the next act with money or persons will ask for a proof. */
function ProofState({ self: { session } }: { self: OfficeSelf }) {
  const now = useClock(5_000);
  const isProven = session.proven_until !== null && Date.parse(session.proven_until) > now;
  const Icon = isProven ? ProvenIcon : UnprovenIcon;
  return (
    <span className={styles.proof} title={isProven ? words.provenText : words.unprovenText}>
      <Icon aria-hidden />
      <span>{isProven ? words.proven : words.unproven}</span>
    </span>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
