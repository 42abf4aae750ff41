import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Mail } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../locale/texts.tsx";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import { useRoot } from "../session/use-player.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/support.ts";
import styles from "./support.module.css";

const questions = ["activation", "deposit", "cashout", "bonus", "fairness", "limits", "close"] as const;

export function loader(args: Route.LoaderArgs) {
  return {
    page: pageOf(siteOf(args), {
      title: "static.support_title",
      description: "static.support_opening",
      texts: ["static.support_"],
    }),
  };
}

/** Questions that people ask, and where a person answers the others. */
export default function Support() {
  const t = useTexts();
  const root = useRoot();
  const email = root?.supportEmail ?? "";
  const text = (question: string, part: "question" | "answer") =>
    t(`static.support_${question}_${part}` as MessageKey, { brand: root?.brand.name ?? "" });
  return (
    <div className={styles.page}>
      <PageHead title={t("static.support_title")} text={t("static.support_opening")} />
      <Card padding="small">
        {questions.map((question) => (
          <details key={question} name="questions" className={styles.question}>
            <summary>{text(question, "question")}</summary>
            <p>{text(question, "answer")}</p>
          </details>
        ))}
      </Card>
      <Card className={styles.contact}>
        <h2 className={styles.title}>{t("static.support_contact_title")}</h2>
        <p>{t("static.support_contact_text")}</p>
        <LinkButton href={`mailto:${email}`} icon={<Mail />}>
          {email}
        </LinkButton>
      </Card>
    </div>
  );
}
