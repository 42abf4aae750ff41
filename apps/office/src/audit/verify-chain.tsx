import { Button } from "@bellwether/ui/actions/button.tsx";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import styles from "./verify-chain.module.css";
import { auditWords as words } from "./words.ts";

/** Lets the office compute the whole chain again: the button that starts it, and what was found. */
export function useVerifiedChain() {
  const [result, setResult] = useState<OfficeOutput<"verifyAudit">>();
  const { send, isBusy, error } = useCall("verifyAudit", { onDone: setResult });
  return {
    button: (
      <Button variant="secondary" busy={isBusy} busyLabel={words.verifying} onClick={() => send({})}>
        {words.verify}
      </Button>
    ),
    finding: (
      <div className={styles.finding} aria-live="polite">
        {error ? (
          <Callout tone="danger">{errorText(error)}</Callout>
        ) : (
          result && <ChainFinding result={result} />
        )}
      </div>
    ),
  };
}

function ChainFinding({
  result: { entries, head, erased, problems },
}: {
  result: OfficeOutput<"verifyAudit">;
}) {
  if (problems.length > 0)
    return (
      <Callout tone="danger">
        <p>{words.broken}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Callout>
    );
  return (
    <Callout tone="success">
      {words.fine(entries)} {erased > 0 && words.erased(erased)}
      <span className={styles.head}>
        {words.head} <code>{head}</code>
        <CopyButton text={head} label={words.copyHash} />
      </span>
    </Callout>
  );
}
