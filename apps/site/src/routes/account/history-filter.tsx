import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { SelectField, type SelectOption } from "@bellwether/ui/fields/select-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Download } from "@bellwether/ui/icons.ts";
import { Form } from "react-router";
import { Link, useLocalHref } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import styles from "./account.module.css";

export type Span = { from?: string; until?: string };

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** The dates in a history page's address; invalid ones and those before 2000 or after 2099 are left out. */
export function spanOf(query: URLSearchParams): Span {
  const day = (name: string) => {
    const text = query.get(name) ?? "";
    const isDay = dayShape.test(text) && !Number.isNaN(Date.parse(text));
    return isDay && text >= "2000-01-01" && text < "2100-01-01" ? text : undefined;
  };
  return { from: day("from"), until: day("until") };
}

export function startIndexOf(query: URLSearchParams): number {
  return historyIndexOf(query.get("start_index")) ?? -1;
}

/** The start index in a history page's address. The gate's indexes have up to 52 bits, which are 16 digits. */
export function historyIndexOf(text: string | null): number | undefined {
  if (text === null || !/^\d{1,16}$/.test(text)) return undefined;
  const index = Number(text);
  return Number.isSafeInteger(index) ? index : undefined;
}

/** The kind in a history page's address, if it is a known one. */
export function kindOf<Kind extends string>(text: string | null, kinds: readonly Kind[]): Kind | undefined {
  return kinds.find((kind) => kind === text);
}

/** The states of a round, and so of a ticket. */
export const roundStates = ["open", "closed", "cancelled"] as const;

type HistoryFilterProps = {
  span: Span;
  kind: { name: string; label: string; allLabel: string; options: readonly SelectOption[]; value?: string };
  /** Address of the same rows as a file. */
  fileHref: string;
};

/** Filter by first day, last day and kind; a plain form, so that it works without script. */
export function HistoryFilter({ span, kind, fileHref }: HistoryFilterProps) {
  const t = useTexts();
  const localHref = useLocalHref();
  const isBackwards = span.from !== undefined && span.until !== undefined && span.until < span.from;
  return (
    <Form className={styles.filter} key={`${span.from} ${span.until} ${kind.value}`}>
      <TextField type="date" name="from" label={t("core.history_from")} defaultValue={span.from} />
      <TextField
        type="date"
        name="until"
        label={t("core.history_until")}
        defaultValue={span.until}
        error={isBackwards ? t("core.history_until_before_from") : undefined}
      />
      <SelectField
        name={kind.name}
        className={styles.kind}
        label={kind.label}
        placeholder={kind.allLabel}
        options={kind.options}
        defaultValue={kind.value ?? ""}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          {t("core.history_show")}
        </Button>
        {/* `download` makes the browser fetch the file instead of the router. */}
        <LinkButton href={localHref(fileHref)} download variant="quiet" icon={<Download />}>
          {t("core.history_export")}
        </LinkButton>
      </div>
    </Form>
  );
}

type HistoryPagesProps = { newest?: string; older?: string };

/** Pagination by ten: back to the newest rows, on to older ones. */
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
