import type { CaseFact, CasePayment, CasePicture, OfficeCase } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
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
import styles from "./case-detail.module.css";
import { kindOfCase, lineOfCase } from "./case-kinds.ts";
import { SuspicionPanel } from "./suspicion-panel.tsx";
import { caseWords as words } from "./words.ts";

export type CaseDetailProps = {
  one: OfficeCase;
  /** What the signed-in person may do with it. */
  mayClose: boolean;
  /** Whether the source of funds can be asked for here. */
  mayAsk: boolean;
  onClosing: () => void;
  onAsking: () => void;
};

/** One case: what happened, what the player owes, whom they resemble, what a rule has found. */
export function CaseDetail(props: CaseDetailProps) {
  const { one } = props;
  const query = useQuery(officeQuery("oneCase", { case_id: one.id }));
  return (
    <Panel
      title={
        <span id="case-detail" tabIndex={-1} className={styles.title}>
          {one.player}
        </span>
      }
      note={<Badge tone={one.end ? "plain" : "warning"}>{words.causes[one.cause]}</Badge>}
      actions={<Acts {...props} />}
    >
      <div className={styles.body}>
        {isAnothers(one) && one.taken_by && (
          <Callout tone="warning">{kitWords.inHand(one.taken_by.name)}</Callout>
        )}
        <Facts lines={linesOf(one)} isWide />
        <Loaded query={query}>{(picture: CasePicture) => <Parts picture={picture} />}</Loaded>
        {kindOfCase(one).needs === "cases.laundering" && (
          <SuspicionPanel playerId={one.player_id} caseId={one.id} />
        )}
      </div>
    </Panel>
  );
}

function Acts({ one, mayClose, mayAsk, onClosing, onAsking }: CaseDetailProps) {
  const changes = ["cases", "oneCase"] as const;
  const take = useCall("takeCase", { changes, onDone: () => announce(kitWords.taken) });
  const leave = useCall("leaveCase", { changes, onDone: () => announce(kitWords.left) });
  if (one.end || isAnothers(one)) return null;
  const failed = take.error ?? leave.error;
  return (
    <div className={styles.acts}>
      {failed && <Callout tone="danger">{errorText(failed)}</Callout>}
      {mayClose && !one.is_own && (
        <Button variant="secondary" busy={take.isBusy} onClick={() => take.send({ case_id: one.id })}>
          {kitWords.take}
        </Button>
      )}
      {mayClose && one.is_own && (
        <Button variant="secondary" busy={leave.isBusy} onClick={() => leave.send({ case_id: one.id })}>
          {kitWords.leave}
        </Button>
      )}
      {mayAsk && (
        <Button variant="secondary" onClick={onAsking}>
          {words.askFunds}
        </Button>
      )}
      {mayClose && <Button onClick={onClosing}>{kindOfCase(one).submit}</Button>}
    </div>
  );
}

function linesOf(one: OfficeCase): FactLine[] {
  const { player, player_id, country, brand, cause, detail, since, end } = one;
  return [
    {
      name: words.player,
      value: (
        <>
          <Link to={officePaths.player(player_id)}>{player}</Link>, {country}, {brand}
        </>
      ),
    },
    { name: words.what, value: cause === "payment" ? detail : lineOfCase(one) },
    { name: words.since, value: <Moment at={since} /> },
    ...(end
      ? [
          {
            name: words.ended,
            value: (
              <>
                {end.outcome && `${words.outcomes[end.outcome]}, `}
                {end.by}, <Moment at={end.at} />
                {end.note && <p>{end.note}</p>}
              </>
            ),
          },
        ]
      : []),
  ];
}

function Parts({ picture: { case: one, payment, origin, cash, match } }: { picture: CasePicture }) {
  const isOwed = cash.amount.startsWith("-");
  return (
    <div className={styles.parts}>
      {one.cause === "payment" && (
        <>
          <section>
            <h3 className={styles.heading}>{words.moved}</h3>
            {payment ? <Facts lines={paymentLines(payment)} /> : <p>{words.noPayment}</p>}
          </section>
          {origin && (
            <section>
              <h3 className={styles.heading}>{words.about2}</h3>
              <Facts lines={paymentLines(origin)} />
            </section>
          )}
        </>
      )}
      {one.facts.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.found}</h3>
          <Facts
            lines={one.facts.map((fact) => ({ name: words.facts[fact.name], value: factValue(fact) }))}
          />
        </section>
      )}
      {match && (
        <section>
          <h3 className={styles.heading}>{words.match}</h3>
          <Facts
            lines={[
              {
                name: words.excluded,
                value: (
                  <Link to={officePaths.player(match.excluded_player_id)}>{match.excluded_player_id}</Link>
                ),
              },
              { name: words.until, value: match.ends_at ? <Moment at={match.ends_at} /> : words.forEver },
              { name: words.alike, value: match.marks.map((mark) => words.marks[mark] ?? mark).join(", ") },
            ]}
          />
        </section>
      )}
      <section>
        <h3 className={styles.heading}>{words.cash}</h3>
        <p className={isOwed ? styles.owed : undefined}>
          {sumText(cash)} {isOwed && words.owes}
        </p>
      </section>
    </div>
  );
}

function factValue({ name, value }: CaseFact): ReactNode {
  if (name === "since" && typeof value === "string") return <Moment at={value} />;
  return typeof value === "object" ? sumText(value) : value;
}

function paymentLines(payment: CasePayment): FactLine[] {
  return [
    { name: words.kind, value: words.kinds[payment.kind] ?? payment.kind },
    { name: words.amount, value: `${sumText(payment.amount)} ${words.directions[payment.direction]}` },
    { name: words.method, value: payment.method },
    ...(payment.provider === null ? [] : [{ name: words.provider, value: payment.provider }]),
    ...(payment.transaction_id === null ? [] : [{ name: words.transaction, value: payment.transaction_id }]),
    { name: words.at, value: <Moment at={payment.at} /> },
  ];
}
