import { Dialog } from "@base-ui/react/dialog";
import { classNames } from "@bellwether/ui/class-names.ts";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons.ts";
import styles from "./office-dialog.module.css";
import { kitWords } from "./words.ts";

export type OfficeDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  size?: "small" | "medium" | "large";
  /** False for a dialog in which something is typed, or that must be answered: a press outside does not close it. */
  closesOutside?: boolean;
  /** False for a dialog that only its own buttons close. */
  dismissible?: boolean;
  /** At the top of the window instead of its middle: for a list that grows while somebody types. */
  atTop?: boolean;
};

/** A dialog over the screen: it holds the focus and gives it back. */
export function OfficeDialog({
  open,
  onClose,
  title,
  description,
  children,
  size = "medium",
  closesOutside = false,
  dismissible = true,
  atTop = false,
}: OfficeDialogProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && dismissible && onClose()}
      disablePointerDismissal={!closesOutside}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, atTop && styles.atTop)}>
          <Dialog.Popup className={classNames(styles.popup, styles[size])}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {description && (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              )}
            </div>
            {children}
            {dismissible && (
              <Dialog.Close className={styles.close} aria-label={kitWords.close}>
                <CloseIcon aria-hidden="true" />
              </Dialog.Close>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
