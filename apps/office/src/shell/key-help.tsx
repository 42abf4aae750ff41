import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { singleKeys, switchSingleKeys } from "../browser/key-switch.ts";
import { useStore } from "../browser/store.ts";
import { keyCaps } from "../kit/key-binding.ts";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import { shownBindings } from "../kit/use-keys.ts";
import { kitWords } from "../kit/words.ts";
import styles from "./key-help.module.css";

/** What each key does on the screen behind. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const areOn = useStore(singleKeys);
  const bindings = useStore(shownBindings);
  return (
    <OfficeDialog open onClose={onClose} closesOutside title={kitWords.keysTitle}>
      <div className={styles.body}>
        <dl className={styles.keys}>
          {bindings.map(({ key, does }) => (
            <div key={`${key} ${does}`} className={styles.line}>
              <dt>
                {keyCaps(key).map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          name="single-keys"
          look="switch"
          label={kitWords.keysSwitch}
          hint={kitWords.keysHint}
          checked={areOn}
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
      </div>
    </OfficeDialog>
  );
}
