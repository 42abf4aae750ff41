import { useState } from "react";
import { useNavigate } from "react-router";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import { officePaths } from "../paths.ts";
import { FindBox, type FindTarget } from "./find-box.tsx";
import styles from "./find-dialog.module.css";
import { findWords as words } from "./words.ts";

export type FindDialogProps = { onClose: () => void; targets: readonly FindTarget[] };

/** Finds a player or a screen from anywhere. */
export function FindDialog({ onClose, targets }: FindDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  return (
    <OfficeDialog open onClose={onClose} closesOutside atTop size="large" title={words.dialogTitle}>
      <div className={styles.body}>
        <FindBox
          typed={typed}
          onTyped={setTyped}
          pathOf={(id) => officePaths.player(id)}
          targets={targets}
          onChoose={(path) => {
            onClose();
            void navigate(path);
          }}
        />
      </div>
    </OfficeDialog>
  );
}
