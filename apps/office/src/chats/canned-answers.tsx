import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeQuery } from "../gate/queries.ts";
import { Loaded } from "../kit/loaded.tsx";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import styles from "./canned-answers.module.css";
import { chatWords } from "./words.ts";

const words = chatWords.canned;

export type CannedAnswersProps = {
  language: string;
  firstName: string;
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** Asked for once: they change with a release. */
export const cannedQuery = (language: string) => ({
  ...officeQuery("cannedAnswers", { language }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The house's prepared answers in the player's language, with the English beneath; Enter takes the first that is found. */
export function CannedAnswers({ language, firstName, onChoose, onClose }: CannedAnswersProps) {
  const query = useQuery(cannedQuery(language));
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const found = (query.data?.answers ?? [])
    .map(({ id, text, english }) => ({ id, text: text.replaceAll("{name}", firstName), english }))
    .filter(({ text, english }) => `${text} ${english}`.toLowerCase().includes(wanted));
  const [first] = found;
  return (
    <OfficeDialog
      open
      onClose={onClose}
      closesOutside
      atTop
      size="large"
      title={words.title}
      description={words.text}
    >
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onChoose(first.text);
        }}
      >
        <TextField
          name="find"
          type="search"
          autoComplete="off"
          autoFocus
          label={words.find}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Loaded query={query}>
          {() =>
            found.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <ul className={styles.list}>
                {found.map(({ id, text, english }) => (
                  <li key={id}>
                    <button type="button" className={styles.answer} onClick={() => onChoose(text)}>
                      <span lang={language}>{text}</span>
                      {language !== "en" && <span className={styles.english}>{english}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </form>
    </OfficeDialog>
  );
}
