import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Chat, Mail } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Empty } from "../brand/empty.tsx";
import { lazyPart } from "../browser/load-chunk.ts";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { pageOf, translateOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import { StructuredData } from "../shell/structured-data.tsx";
import { openLiveChat } from "../support/live-chat-state.ts";
import { type Entry, questionTopics, searchEntries } from "../support/questions.ts";
import type { Route } from "./+types/support.ts";
import styles from "./support.module.css";

const SupportChat = lazyPart(async () => ({
  default: (await import("../support/support-chat.tsx")).SupportChat,
}));

export function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const t = translateOf(site);
  const params = { brand: site.brand.name };
  const shown = questionTopics.filter((topic) => !("lottery" in topic) || !site.isOn("HIDE_LOTTERY_CONTENT"));
  return {
    page: pageOf(site, {
      title: "static.support_title",
      description: "static.support_opening",
      texts: [
        "static.support_topic_",
        "static.support_page_",
        "static.support_chat_",
        "static.support_contact_",
      ],
    }),
    title: t("static.support_title"),
    opening: t("static.support_opening"),
    entries: shown.flatMap(({ topic, questions }) =>
      questions.map(
        (question): Entry => ({
          topic,
          question,
          asks: t(`static.support_${question}_question` as MessageKey, params),
          answer: t(`static.support_${question}_answer` as MessageKey, params),
        }),
      ),
    ),
  };
}

/** Frequent questions by topic and by search, a chat that answers at once, and ways to reach a person. */
export default function Support({ loaderData: { title, opening, entries } }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  const email = root?.supportEmail ?? "";
  const [search, setSearch] = useState("");
  const [chatOpen, setChatOpen] = useChat();
  const wanted = useDeferredValue(search);
  const found = searchEntries(entries, wanted);
  const searching = wanted.trim() !== "";
  const topics = [...new Set(found.map(({ topic }) => topic))];
  return (
    <div className={styles.page}>
      <PageHead title={title} text={opening} />
      <div className={layout.wrap3}>
        <Button
          variant={chatOpen ? "secondary" : "primary"}
          icon={<Chat />}
          aria-expanded={chatOpen}
          aria-controls="chat"
          onClick={() => setChatOpen(!chatOpen)}
        >
          {t(chatOpen ? "static.support_chat_close" : "static.support_chat_open")}
        </Button>
        <LinkButton href={`mailto:${email}`} variant="quiet" icon={<Mail />}>
          {email}
        </LinkButton>
      </div>
      <div id="chat" hidden={!chatOpen}>
        {chatOpen && (
          <Suspense>
            <SupportChat entries={entries} />
          </Suspense>
        )}
      </div>
      <search className={layout.stack1}>
        <TextField
          name="q"
          type="search"
          label={t("static.support_page_search")}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoComplete="off"
        />
        <p role="status" className={styles.count}>
          {searching ? t("static.support_page_found", { count: found.length }) : ""}
        </p>
      </search>
      {topics.map((topic) => (
        <Section key={topic} id={topic} title={t(`static.support_${topic}` as MessageKey)}>
          <Card padding="small">
            {found
              .filter((entry) => entry.topic === topic)
              .map(({ question, asks, answer }) => (
                <details
                  key={question}
                  name={searching ? undefined : "questions"}
                  className={styles.question}
                  open={searching && found.length <= 3 ? true : undefined}
                >
                  <summary>{asks}</summary>
                  <p>{answer}</p>
                </details>
              ))}
          </Card>
        </Section>
      ))}
      {found.length === 0 && (
        <Empty
          title={t("static.support_page_none_title")}
          text={t("static.support_page_none_text")}
          level={2}
        />
      )}
      <Card className={layout.starts3}>
        <h2 className={layout.title}>{t("static.support_contact_title")}</h2>
        <p>{t("static.support_contact_text")}</p>
        <div className={layout.wrap3}>
          <Button icon={<Chat />} onClick={openLiveChat}>
            {t("static.support_contact_write")}
          </Button>
          <LinkButton href={`mailto:${email}`} variant="quiet" icon={<Mail />}>
            {email}
          </LinkButton>
        </div>
      </Card>
      <StructuredData
        data={{
          "@type": "FAQPage",
          mainEntity: entries.map(({ asks, answer }) => ({
            "@type": "Question",
            name: asks,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
    </div>
  );
}

/** The chat; a link to `/support#chat`, such as the menu's, opens it. */
function useChat(): [boolean, (open: boolean) => void] {
  const { hash } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hash === "#chat") setOpen(true);
  }, [hash]);
  return [open, setOpen];
}
