import { useStore } from "../browser/store.ts";
import { CloseIcon, DoneIcon } from "../kit/icons.ts";
import { dismissNotice, notices } from "../kit/notices.ts";
import { kitWords } from "../kit/words.ts";
import styles from "./notice-list.module.css";
import { shellWords as words } from "./words.ts";

/** What was just done, at the window's edge; screen readers say it. */
export function NoticeList() {
  return (
    <div className={styles.notices} role="status" aria-label={words.notices}>
      {useStore(notices).map(({ id, text }) => (
        <p key={id} className={styles.notice}>
          <DoneIcon aria-hidden />
          <span>{text}</span>
          <button type="button" aria-label={kitWords.dismiss} onClick={() => dismissNotice(id)}>
            <CloseIcon aria-hidden />
          </button>
        </p>
      ))}
    </div>
  );
}
