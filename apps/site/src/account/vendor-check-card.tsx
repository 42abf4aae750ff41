import type { VendorCheck } from "@bellwether/contract/calls/documents.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useCallback } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { usePoll } from "../live/use-poll.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./documents.module.css";

/**
 * Proving who one is on the page of the identity vendor, which leads back here. What became of it may come a moment later, so it is looked for while
 * this is shown.
 */
export function VendorCheckCard({
  check: { state, url },
  onChange,
}: {
  check: VendorCheck;
  onChange: () => Promise<unknown>;
}) {
  const t = useTexts();
  const { run, pending, refusal } = useGateWrite("startVendorCheck");
  const look = useCallback(async () => void (await onChange()), [onChange]);
  usePoll(look, { isOff: state === "ended" });
  return (
    <Card element="section" className={styles.card}>
      <h3 className={layout.heading}>{t("core.documents_check_title")}</h3>
      <p role="status">
        {t(url === null ? `core.documents_check_${textOf[state]}` : "core.documents_check_text")}
      </p>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      {url !== null && (
        // The vendor's own site, which no page of ours is part of.
        <LinkButton block href={url} rel="external">
          {t("core.documents_check_open")}
        </LinkButton>
      )}
      {state === "ended" && (
        <Button
          busy={pending}
          onClick={async () => {
            await run({});
            await onChange();
          }}
        >
          {t("core.documents_check_again")}
        </Button>
      )}
    </Card>
  );
}

/** What is said without a page to open; one that is ready has an address. */
const textOf = { preparing: "preparing", ready: "preparing", looking: "looking", ended: "ended" } as const;
