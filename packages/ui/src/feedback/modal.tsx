import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Close } from "../icons.ts";
import { Paper } from "../surfaces/paper.tsx";
import styles from "./modal.module.css";
import { useBackCloses } from "./use-back-closes.ts";

export type ModalProps = {
  open: boolean;
  /** Called with false on Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  closeLabel: string;
  /** False for a dialog that must be answered, such as new terms: it closes by its buttons only. */
  dismissible?: boolean;
  /** Focuses the title first, for text to read before acting; otherwise the first control is focused. */
  readFirst?: boolean;
  /** A picture above the title. */
  art?: ReactNode;
  size?: "small" | "medium" | "large";
};

/** A dialog over the page; on a phone a bottom sheet. */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  dismissible = true,
  readFirst = false,
  art,
  size = "medium",
}: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (next: boolean) => {
    if (next || dismissible) onOpenChange(next);
  };
  useBackCloses(open && dismissible, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={change} disablePointerDismissal={!dismissible}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={classNames(styles.popup, styles[size])}
            initialFocus={readFirst ? heading : undefined}
          >
            <Paper />
            <div className={styles.scroll}>
              {art && (
                <div className={styles.art} aria-hidden="true">
                  {art}
                </div>
              )}
              <Dialog.Title ref={heading} tabIndex={readFirst ? -1 : undefined} className={styles.title}>
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
              )}
              {children}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
            {dismissible && (
              <Dialog.Close className={styles.close} aria-label={closeLabel}>
                <Close aria-hidden="true" />
              </Dialog.Close>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
