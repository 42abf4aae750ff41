import type { OfficeWithdrawal, WithdrawalPicture } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { sumText } from "../formats/sum-text.ts";
import { errorText } from "../gate/error-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { isAnothers } from "../kit/in-hand.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import type { CanWithdrawal } from "./can-withdrawal.ts";
import styles from "./withdrawal-detail.module.css";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";
import { stepTones } from "./withdrawal-list.tsx";
import { withdrawalWords as words } from "./words.ts";

export type WithdrawalAct = "approve" | "second" | "refuse" | "document";

export type WithdrawalDetailProps = {
  withdrawal: OfficeWithdrawal;
  can: CanWithdrawal;
  onAct: (act: WithdrawalAct) => void;
};

/** One withdrawal: why it waits, what speaks for it and against it, and what can be done. */
export function WithdrawalDetail({ withdrawal, can, onAct }: WithdrawalDetailProps) {
  const query = useQuery(officeQuery("withdrawal", { transaction_id: withdrawal.transaction_id }));
  return (
    <Panel
      title={
        <span id="withdrawal-detail" tabIndex={-1} className={styles.title}>
          {sumText(withdrawal.amount)}
        </span>
      }
      note={<Badge tone={stepTones[withdrawal.step]}>{words.steps[withdrawal.step]}</Badge>}
      actions={<Acts withdrawal={withdrawal} can={can} onAct={onAct} />}
    >
      <div className={styles.body}>
        {withdrawal.is_overridden && <Callout tone="danger">{words.overridden}</Callout>}
        {withdrawal.approval_id && (
          <Callout
            tone="info"
            action={
              <Link to={officePaths.approvals({ request: withdrawal.approval_id })}>{words.toApproval}</Link>
            }
          >
            {words.secondAsked}
          </Callout>
        )}
        {isAnothers(withdrawal) && withdrawal.taken_by && (
          <Callout tone="warning">{kitWords.inHand(withdrawal.taken_by.name)}</Callout>
        )}
        <section>
          <h3 className={styles.heading}>{withdrawal.step === "waiting" ? words.why : words.whyThen}</h3>
          {withdrawal.reasons.length === 0 ? (
            <p>{words.whyNone}</p>
          ) : (
            <ul className={styles.why}>
              {withdrawal.reasons.map((reason) => (
                <li key={reason}>
                  <Badge tone="warning">{words.reasons[reason]}</Badge>
                  <span>{words.reasonTexts[reason]}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Facts lines={linesOf(withdrawal)} isWide />
        <Loaded query={query}>{(picture: WithdrawalPicture) => <WithdrawalFacts picture={picture} />}</Loaded>
      </div>
    </Panel>
  );
}

function Acts({ withdrawal, can, onAct }: WithdrawalDetailProps) {
  const changes = ["withdrawals", "withdrawal"] as const;
  const take = useCall("takeWithdrawal", { changes, onDone: () => announce(kitWords.taken) });
  const leave = useCall("leaveWithdrawal", { changes, onDone: () => announce(kitWords.left) });
  const { transaction_id } = withdrawal;
  const failed = take.error ?? leave.error;
  return (
    <div className={styles.acts}>
      {failed && <Callout tone="danger">{errorText(failed)}</Callout>}
      {can.take && (
        <Button variant="secondary" busy={take.isBusy} onClick={() => take.send({ transaction_id })}>
          {kitWords.take}
        </Button>
      )}
      {can.leave && (
        <Button variant="secondary" busy={leave.isBusy} onClick={() => leave.send({ transaction_id })}>
          {kitWords.leave}
        </Button>
      )}
      {can.decide && (
        <>
          <Button variant="secondary" onClick={() => onAct("document")}>
            {words.askDocument}
          </Button>
          <Button variant="danger" onClick={() => onAct("refuse")}>
            {words.refuse}
          </Button>
          {!withdrawal.approval_id && (
            <Button onClick={() => onAct(withdrawal.needs_two ? "second" : "approve")}>
              {withdrawal.needs_two ? words.askSecond : words.approve}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function linesOf(withdrawal: OfficeWithdrawal): FactLine[] {
  const { player, player_id, country, brand, method, transaction_id, asked_at, decision, step } = withdrawal;
  return [
    {
      name: words.player,
      value: (
        <>
          <Link to={officePaths.player(player_id)}>{player}</Link>, {country}, {brand}
        </>
      ),
    },
    { name: words.method, value: method },
    { name: words.asked, value: <Moment at={asked_at} /> },
    { name: words.transaction, value: transaction_id },
    ...(decision
      ? [
          {
            name: words.decision,
            value: (
              <>
                {decision.by.kind === "job" ? words.byRules : decision.by.shown}, <Moment at={decision.at} />
                {decision.reason !== null && <p className={styles.quiet}>{decision.reason}</p>}
                {(step === "approved" || step === "refused") && (
                  <p className={styles.quiet}>{words.toldTimes(withdrawal.attempts)}</p>
                )}
              </>
            ),
          },
        ]
      : []),
  ];
}
