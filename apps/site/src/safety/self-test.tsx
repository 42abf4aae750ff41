import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SubmitButton } from "../forms/submit-button.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import playStyles from "./playsafe.module.css";
import styles from "./self-test.module.css";
import { answers, questions, type SelfTestLevel, selfTestLevel } from "./self-test-result.ts";

/** Nine questions about the last year. The answers stay in this component: none is sent or stored. */
export function SelfTest() {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<Partial<Record<number, number>>>({});
  const [asked, setAsked] = useState(false);
  const [level, setLevel] = useState<SelfTestLevel>();
  const open = questions.filter((question) => given[question] === undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (open.length > 0) {
      form.current?.querySelector<HTMLInputElement>(`input[name="question-${open[0]}"]`)?.focus();
      return;
    }
    setLevel(selfTestLevel(questions.flatMap((question) => given[question] ?? [])));
  };
  const restart = () => {
    setGiven({});
    setAsked(false);
    setLevel(undefined);
  };
  if (level) return <Result level={level} onRestart={restart} />;
  return (
    <Card className={playStyles.narrow}>
      <form ref={form} className={layout.stack5} onSubmit={submit} noValidate>
        <ol className={styles.list}>
          {questions.map((question) => (
            <li key={question}>
              <fieldset className={styles.question}>
                <legend>{t(`core.safe_test_question_${question}`, { number: question })}</legend>
                <div className={styles.choices}>
                  {answers.map((answer, points) => (
                    <label key={answer} className={styles.choice}>
                      <input
                        type="radio"
                        name={`question-${question}`}
                        checked={given[question] === points}
                        onChange={() => setGiven((before) => ({ ...before, [question]: points }))}
                      />
                      {t(`core.safe_test_${answer}`)}
                    </label>
                  ))}
                </div>
                {asked && given[question] === undefined && (
                  <p className={styles.open}>{t("core.safe_test_open")}</p>
                )}
              </fieldset>
            </li>
          ))}
        </ol>
        <SubmitButton size="large" block>
          {t("core.safe_test_submit")}
        </SubmitButton>
        <p className={layout.small}>{t("core.safe_test_private")}</p>
      </form>
    </Card>
  );
}

function Result({ level, onRestart }: { level: SelfTestLevel; onRestart: () => void }) {
  const t = useTexts();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <Card className={playStyles.narrow}>
      <div ref={result} tabIndex={-1} className={styles.result}>
        <h3>{t(`core.safe_test_${level}_title`)}</h3>
        <p>{t(`core.safe_test_${level}_text`)}</p>
        <div className={layout.row3}>
          {level === "moderate" || level === "high" ? (
            <>
              <LinkButton as={Link} href={paths.playSafe({ current_setting: "self-exclude" })}>
                {t("core.safe_test_to_break")}
              </LinkButton>
              <LinkButton as={Link} href={paths.responsibleGaming()} variant="secondary">
                {t("core.safe_test_to_help")}
              </LinkButton>
            </>
          ) : (
            <LinkButton as={Link} href={paths.limitsOnPlaySafe()} variant="secondary">
              {t("core.safe_test_to_limits")}
            </LinkButton>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {t("core.safe_test_again")}
          </Button>
        </div>
        <p className={layout.small}>{t("core.safe_test_no_diagnosis")}</p>
      </div>
    </Card>
  );
}
