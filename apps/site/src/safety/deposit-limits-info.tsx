import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { useState } from "react";
import { create } from "zustand";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useSessionToken } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { closeForSession, isClosedForSession } from "./closed-for-session.ts";
import { rememberChoice } from "./remembered-choice.ts";

/** The session in which the note was closed here; the player chooses whether it returns at the next login. */
const useClosed = create<{ session: string | undefined }>(() => ({ session: undefined }));

/** Shown after login under the Swedish licence: where to find the deposit limits [4.09]. The checkbox hides it for good. */
export default function DepositLimitsInfo() {
  const t = useTexts();
  const session = useSessionToken();
  const closedHere = useClosed((state) => state.session === session);
  const [closedBefore] = useState(() => isClosedForSession(session));
  const [hidden, setHidden] = useState(false);
  const close = () => {
    useClosed.setState({ session });
    closeForSession(session);
    rememberChoice("depositLimitsInfoSeen", hidden ? "yes" : "no");
  };
  return (
    <Modal
      open={!closedHere && !closedBefore}
      onOpenChange={close}
      title={t("core.swedish_limits_title")}
      description={t("core.swedish_limits_text")}
      closeLabel={t("core.shell_close")}
      actions={
        <>
          <LinkButton as={Link} href={paths.limitsOnPlaySafe()} variant="secondary" onClick={close}>
            {t("core.swedish_limits_see")}
          </LinkButton>
          <Button onClick={close}>{t("core.swedish_limits_close")}</Button>
        </>
      }
    >
      <CheckboxField
        name="hide"
        label={t("core.swedish_limits_hide")}
        checked={hidden}
        onChange={(event) => setHidden(event.currentTarget.checked)}
      />
    </Modal>
  );
}
