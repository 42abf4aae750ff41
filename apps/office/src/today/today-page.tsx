import type { Approval } from "@bellwether/contract/office/index.ts";
import { Link, useNavigate } from "react-router";
import { ApprovalList } from "../approvals/approval-list.tsx";
import { useWaiting } from "../approvals/use-waiting.ts";
import { may, useSelf } from "../identity/self.ts";
import { ApprovalsIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { officePaths } from "../paths.ts";
import { LatestAudit } from "./latest-audit.tsx";
import { QueueTiles } from "./queue-tiles.tsx";
import styles from "./today-page.module.css";
import { todayWords as words } from "./words.ts";

/** What waits for the person who has just sat down. */
export function TodayPage() {
  const self = useSelf();
  const { isAllowed, query, forYou, own } = useWaiting();
  return (
    <>
      <ScreenHead title={words.title} about={forYou.length > 0 ? words.waiting(forYou.length) : undefined} />
      <QueueTiles />
      <div className={styles.columns}>
        {isAllowed && (
          <div className={styles.column}>
            <Panel title={words.forYou} note={forYou.length || undefined} isFlush>
              <Loaded query={query} skeleton={<LoadingLines lines={3} />}>
                {() => <Requests requests={forYou} none={words.noneForYou} />}
              </Loaded>
            </Panel>
            <Panel title={words.own} note={own.length || undefined} isFlush>
              <Loaded query={query} skeleton={<LoadingLines lines={3} />}>
                {() => <Requests requests={own} none={words.noneOwn} />}
              </Loaded>
            </Panel>
          </div>
        )}
        {may(self, "audit.read") && (
          <Panel title={words.audit} actions={<Link to={officePaths.audit()}>{words.all}</Link>} isFlush>
            <LatestAudit />
          </Panel>
        )}
      </div>
    </>
  );
}

function Requests({ requests, none }: { requests: readonly Approval[]; none: string }) {
  const navigate = useNavigate();
  if (requests.length === 0) return <StateNote icon={<ApprovalsIcon />} title={none} />;
  return (
    <ApprovalList
      approvals={requests}
      chosenId=""
      onChoose={(request) => void navigate(officePaths.approvals({ request }))}
    />
  );
}
