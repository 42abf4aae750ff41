import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Form } from "react-router";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import styles from "./account.module.css";

export type Span = { from?: string; until?: string };

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Days of a history page's address; what is no day is left out. */
export function spanOf(query: URLSearchParams): Span {
  const day = (name: string) => {
    const text = query.get(name) ?? "";
    return dayShape.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  };
  return { from: day("from"), until: day("until") };
}

export function startIndexOf(query: URLSearchParams): number {
  const text = query.get("start_index") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/** From which day to which; a plain form, so that it works without script. */
export function HistoryFilter({ span }: { span: Span }) {
  const t = useTexts();
  return (
    <Form className={styles.filter} key={`${span.from} ${span.until}`}>
      <TextField type="date" name="from" label={t("core.history_from")} defaultValue={span.from} />
      <TextField type="date" name="until" label={t("core.history_until")} defaultValue={span.until} />
      <Button type="submit" variant="secondary">
        {t("core.history_show")}
      </Button>
    </Form>
  );
}

type HistoryPagesProps = { newest?: string; older?: string };

/** Ten at a time: back to the newest, on to the older ones. */
export function HistoryPages({ newest, older }: HistoryPagesProps) {
  const t = useTexts();
  if (!newest && !older) return null;
  return (
    <nav className={styles.pages} aria-label={t("core.history_pages")}>
      {newest ? (
        <LinkButton as={Link} href={newest} variant="quiet">
          {t("core.history_newest")}
        </LinkButton>
      ) : (
        <span />
      )}
      {older && (
        <LinkButton as={Link} href={older} variant="secondary">
          {t("core.history_older")}
        </LinkButton>
      )}
    </nav>
  );
}
