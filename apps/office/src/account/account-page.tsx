import { RoleTags } from "../identity/role-tags.tsx";
import { useSelf } from "../identity/self.ts";
import { Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import styles from "./account-page.module.css";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { accountWords as words } from "./words.ts";

/** Who one is here, until when, and one's passkeys. */
export function AccountPage() {
  const { operator, roles, session } = useSelf();
  return (
    <>
      <ScreenHead title={words.title} />
      <div className={styles.parts}>
        <PasskeysPanel />
        <Panel title={words.person}>
          <Facts
            lines={[
              { name: operator.name, value: <code>{operator.id}</code> },
              { name: words.email, value: operator.email },
              { name: words.roles, value: <RoleTags roles={roles} /> },
            ]}
          />
        </Panel>
        <Panel title={words.session}>
          <Facts
            lines={[
              { name: words.ends, value: <Moment at={session.ends_at} /> },
              { name: words.idle, value: words.minutes(session.idle_minutes) },
              {
                name: words.proof,
                value: session.proven_until ? <Moment at={session.proven_until} /> : words.noProof,
              },
            ]}
          />
        </Panel>
      </div>
    </>
  );
}
