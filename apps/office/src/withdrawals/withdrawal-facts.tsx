import type { WithdrawalPicture } from "@bellwether/contract/office/index.ts";
import { Link } from "react-router";
import { isNothing, sumText } from "../formats/sum-text.ts";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { officePaths } from "../paths.ts";
import styles from "./withdrawal-detail.module.css";
import { withdrawalWords as words } from "./words.ts";

/** What a decision needs: where the money goes, how it was played, what came and went, and whose account it is. */
export function WithdrawalFacts({ picture }: { picture: WithdrawalPicture }) {
  const { instrument, play, flows, account } = picture;
  return (
    <div className={styles.facts}>
      <section>
        <h3 className={styles.heading}>{words.instrument}</h3>
        {instrument ? <Facts lines={instrumentLines(instrument)} /> : <p>{words.noInstrument}</p>}
      </section>
      <section>
        <h3 className={styles.heading}>{words.play}</h3>
        <Facts
          lines={[
            { name: words.deposited, value: sumText(play.deposited) },
            {
              name: words.unplayed,
              value: <Warned when={!isNothing(play.unplayed)}>{sumText(play.unplayed)}</Warned>,
            },
            { name: words.cash, value: sumText(play.cash) },
            { name: words.bonus, value: sumText(play.bonus) },
          ]}
        />
      </section>
      <section>
        <h3 className={styles.heading}>{words.account}</h3>
        <Facts lines={accountLines(account)} />
      </section>
      <section>
        <h3 className={styles.heading}>{words.flows}</h3>
        {flows.length === 0 ? (
          <p>{words.noFlows}</p>
        ) : (
          <Facts
            lines={flows.map(({ method, deposited, paid }) => ({
              name: method,
              value: words.flow(sumText(deposited), sumText(paid)),
            }))}
          />
        )}
      </section>
    </div>
  );
}

function instrumentLines(instrument: NonNullable<WithdrawalPicture["instrument"]>): FactLine[] {
  const { masked, service, expiry, holder, is_known: isKnown, shared_with: shared } = instrument;
  return [
    ...(masked === null ? [] : [{ name: words.number, value: masked }]),
    ...(service === null ? [] : [{ name: words.service, value: service }]),
    ...(expiry === null ? [] : [{ name: words.expiry, value: expiry }]),
    {
      name: words.holder,
      value: <Warned when={holder === "different"}>{words.holders[holder]}</Warned>,
    },
    { name: words.used, value: isKnown ? words.yes : words.no },
    ...(shared.length === 0
      ? []
      : [
          {
            name: words.sharedWith,
            value: (
              <ul className={styles.players}>
                {shared.map((id) => (
                  <li key={id}>
                    <Link to={officePaths.player(id)}>{id}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
        ]),
  ];
}

function identityOf(account: WithdrawalPicture["account"]) {
  if (account.is_identity_checked) return "checked";
  return account.is_identity_lapsed ? "lapsed" : "unchecked";
}

function accountLines(account: WithdrawalPicture["account"]): FactLine[] {
  const marks = [
    account.is_document_asked && words.document,
    account.is_held && words.held,
    account.is_at_risk && words.atRisk,
  ].filter((mark) => mark !== false);
  return [
    { name: words.since, value: <Moment at={account.since} /> },
    { name: words.before, value: account.withdrawals },
    { name: words.identity, value: words[identityOf(account)] },
    {
      name: words.statusName,
      value: <Warned when={marks.length > 0}>{[words.status[account.status], ...marks].join(", ")}</Warned>,
    },
  ];
}

function Warned({ when, children }: { when: boolean; children: string }) {
  return when ? <strong className={styles.warned}>{children}</strong> : children;
}
