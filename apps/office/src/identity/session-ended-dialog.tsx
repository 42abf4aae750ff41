import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useStore } from "../browser/store.ts";
import { proofRoom, selfStore, signInRoom } from "../gate/office.ts";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import { becomeSelf, useSelf } from "./self.ts";
import styles from "./session-ended-dialog.module.css";
import { SignInForm } from "./sign-in-form.tsx";
import { identityWords as words } from "./words.ts";

export type SessionEndedDialogProps = { onLeave: () => void };

/**
 * Covers the screen when the session has ended. The same person goes on where they were, with what they typed; for another person the page is
 * loaded anew, because what stands behind was not meant for them.
 */
export function SessionEndedDialog({ onLeave }: SessionEndedDialogProps) {
  const isWaiting = useStore(signInRoom.waiting);
  const { operator } = useSelf();
  const signedIn = (self: OfficeSelf) => {
    if (self.operator.id !== selfStore.read()?.operator.id) return window.location.reload();
    becomeSelf(self);
    signInRoom.answer(true);
  };
  const leave = () => {
    proofRoom.answer(false);
    signInRoom.answer(false);
    onLeave();
  };
  return (
    <OfficeDialog
      open={isWaiting}
      onClose={leave}
      dismissible={false}
      size="small"
      title={words.endedTitle}
      description={words.endedText(operator.name)}
    >
      <div className={styles.body}>
        <SignInForm onSignedIn={signedIn} expected={operator} />
        <Button variant="quiet" block onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </OfficeDialog>
  );
}
