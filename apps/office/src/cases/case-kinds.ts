import {
  type CaseOutcome,
  casePermissions,
  type LaunderingRule,
  launderingOutcomes,
  launderingRules,
  type OfficeCallName,
  type OfficeCase,
  type OfficePermission,
  paymentOutcomes,
  personOutcomes,
} from "@bellwether/contract/office/index.ts";
import { caseWords as words } from "./words.ts";

/** How a case of a cause is closed: by which call, who may, and with which outcomes. */
type CaseKind = {
  call: "closePaymentCase" | "closePersonCase" | "closeLaunderingCase" | "closeListCase";
  needs: OfficePermission;
  outcomes: readonly CaseOutcome[];
  /** What each outcome does. */
  outcomeTexts: Partial<Record<CaseOutcome, string>>;
  title: string;
  text: string;
  submit: string;
};

const payment: CaseKind = {
  ...{ call: "closePaymentCase", needs: casePermissions.payment, outcomes: paymentOutcomes },
  ...{ title: words.closeTitle, text: words.closeText, submit: words.close },
  outcomeTexts: words.outcomeTexts,
};
const person: CaseKind = {
  ...{ call: "closePersonCase", needs: casePermissions.person, outcomes: personOutcomes },
  ...{ title: words.decideTitle, text: words.decideText, submit: words.decide },
  outcomeTexts: words.outcomeTexts,
};
const laundering: CaseKind = {
  ...{ call: "closeLaunderingCase", needs: casePermissions.laundering, outcomes: launderingOutcomes },
  ...{ title: words.launderingTitle, text: words.launderingText, submit: words.decide },
  outcomeTexts: words.outcomeTexts,
};
const pep: CaseKind = {
  ...{ call: "closeListCase", needs: casePermissions.pep, outcomes: personOutcomes },
  ...{ title: words.pepTitle, text: words.pepText, submit: words.decide },
  outcomeTexts: words.listedTexts.pep,
};
const sanctions: CaseKind = {
  ...{ call: "closeListCase", needs: casePermissions.sanctions, outcomes: personOutcomes },
  ...{ title: words.sanctionsTitle, text: words.sanctionsText, submit: words.decide },
  outcomeTexts: words.listedTexts.sanctions,
};

const kinds: Readonly<Record<OfficeCase["cause"], CaseKind>> = {
  payment,
  person,
  laundering,
  pep,
  sanctions,
};

export const kindOfCase = ({ cause }: Pick<OfficeCase, "cause">): CaseKind => kinds[cause];

/** Whether where the money comes from answers the case. */
export const asksForFunds = (one: Pick<OfficeCase, "cause"> | undefined): boolean =>
  one?.cause === "laundering" || one?.cause === "pep";

/** What can be said of a case in a line; of a payment, the transactions are shown by the case itself. */
export function lineOfCase({ cause, detail }: Pick<OfficeCase, "cause" | "detail">): string {
  if (cause === "person") return words.resembles;
  if (cause === "pep" || cause === "sanctions") return words.mayBe[cause];
  if (isRule(detail) && cause === "laundering") return words.rules[detail];
  return detail.split(",")[0] ?? detail;
}

const isRule = (text: string): text is LaunderingRule =>
  (launderingRules as readonly string[]).includes(text);

/** Which calls show something else after a case was closed. */
export const changedByClosing: readonly OfficeCallName[] = [
  "cases",
  "oneCase",
  "queues",
  "playerPage",
  "playerTimeline",
];
