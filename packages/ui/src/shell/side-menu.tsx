import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { useBackCloses } from "../feedback/use-back-closes.ts";
import { Close } from "../icons.ts";
import styles from "./side-menu.module.css";

export type SideMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The menu's accessible name, also shown when there is no `head`. */
  title: string;
  closeLabel: string;
  /** The logo, or the signed-in player. */
  head?: ReactNode;
  /** `MenuList`s. */
  children: ReactNode;
  foot?: ReactNode;
};

/** The menu that slides in from the side; keep the header pinned while it is open [2.28]. */
export function SideMenu({ open, onOpenChange, title, closeLabel, head, children, foot }: SideMenuProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer}>
          <div className={styles.head}>
            <Dialog.Title className={head ? styles.spoken : styles.title}>{title}</Dialog.Title>
            {head}
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <Close aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
