import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Mail } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useEffect, useRef, useState } from "react";
import { Mascot } from "../brand/mascot.tsx";
import { useTexts } from "../locale/texts.tsx";
import { openLiveChat } from "./live-chat-state.ts";
import type { Entry, QuestionTopic } from "./questions.ts";
import styles from "./support-chat.module.css";

type Said = { by: "house" | "reader"; text: string };

/** A chat that answers frequent questions at once; a person takes over by message. It says from the start that it is not a person. */
export function SupportChat({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts();
  const [topic, setTopic] = useState<QuestionTopic>();
  const [said, setSaid] = useState<Said[]>([{ by: "house", text: t("static.support_chat_hello") }]);
  const log = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (said.length > 1) log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [said]);

  const say = (question: string, answer: string) =>
    setSaid([...said, { by: "reader", text: question }, { by: "house", text: answer }]);
  const topics = [...new Set(entries.map((entry) => entry.topic))];
  const name = (of: QuestionTopic) => t(`static.support_${of}` as MessageKey);

  return (
    <Card element="section" aria-label={t("static.support_chat_title")} className={styles.chat}>
      <ol ref={log} className={styles.log} role="log" aria-label={t("static.support_chat_log")}>
        {said.map(({ by, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end, so an index never changes
          <li key={index} className={styles[by]}>
            {by === "house" && <Mascot pose="standing" className={styles.face} sizePx={36} />}
            <span className={styles.bubble}>{text}</span>
          </li>
        ))}
      </ol>
      <fieldset className={styles.answers}>
        <legend className={styles.legend}>
          {t(topic ? "static.support_chat_which" : "static.support_chat_about")}
        </legend>
        {topic === undefined
          ? topics.map((each) => (
              <Button
                key={each}
                variant="secondary"
                size="small"
                onClick={() => {
                  say(name(each), t("static.support_chat_which"));
                  setTopic(each);
                }}
              >
                {name(each)}
              </Button>
            ))
          : entries
              .filter((entry) => entry.topic === topic)
              .map(({ question, asks, answer }) => (
                <Button key={question} variant="secondary" size="small" onClick={() => say(asks, answer)}>
                  {asks}
                </Button>
              ))}
        {topic !== undefined && (
          <Button variant="quiet" size="small" onClick={() => setTopic(undefined)}>
            {t("static.support_chat_other")}
          </Button>
        )}
        <Button variant="quiet" size="small" icon={<Mail />} onClick={openLiveChat}>
          {t("static.support_chat_person")}
        </Button>
      </fieldset>
    </Card>
  );
}
