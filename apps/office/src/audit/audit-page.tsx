import { Button } from "@bellwether/ui/actions/button.tsx";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDebounced } from "../browser/use-debounced.ts";
import { officePages } from "../gate/queries.ts";
import { DataGrid } from "../kit/data-grid.tsx";
import { AuditIcon } from "../kit/icons.ts";
import { ListEnd } from "../kit/list-end.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { auditColumns } from "./audit-columns.tsx";
import styles from "./audit-page.module.css";
import { OperatorField } from "./operator-field.tsx";
import { useVerifiedChain } from "./verify-chain.tsx";
import { auditActions, auditWords as words } from "./words.ts";

const actionOptions = auditActions.map((value) => ({ value, label: value }));
const SETTLED_MS = 250;

/** Who did what, by the filters in the address. */
export function AuditPage() {
  const [operator, setOperator] = useFilter("operator");
  const [action, setAction] = useFilter("action");
  const [subject, setSubject] = useFilter("subject");
  const filter = useDebounced(JSON.stringify({ operator, action, subject }), SETTLED_MS);
  const query = useInfiniteQuery({
    ...officePages("audit", inputOf(filter)),
    placeholderData: keepPreviousData,
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const chain = useVerifiedChain();
  const isFiltered = operator + action + subject !== "";
  return (
    <>
      <ScreenHead title={words.title} about={words.about} actions={chain.button} />
      {chain.finding}
      <Panel isFlush>
        <div className={styles.filter}>
          <SelectField
            name="action"
            label={words.filters.action}
            placeholder={words.anyAction}
            options={
              action === "" || auditActions.some((known) => known === action)
                ? actionOptions
                : [{ value: action, label: action }, ...actionOptions]
            }
            value={action}
            onChange={(event) => setAction(event.target.value)}
          />
          <TextField
            name="subject"
            label={words.filters.subject}
            autoComplete="off"
            value={subject}
            onChange={(event) => setSubject(event.target.value.trim())}
          />
          <OperatorField operatorId={operator} onChange={setOperator} />
          {isFiltered && (
            <Button
              variant="quiet"
              onClick={() => {
                setOperator("");
                setAction("");
                setSubject("");
              }}
            >
              {words.clear}
            </Button>
          )}
        </div>
        <Loaded query={query}>
          {() =>
            entries.length === 0 ? (
              <StateNote icon={<AuditIcon />} title={isFiltered ? words.none : words.empty} />
            ) : (
              <>
                <DataGrid
                  label={words.title}
                  columns={auditColumns}
                  rows={entries}
                  keyOf={({ position }) => String(position)}
                />
                <ListEnd query={query} />
              </>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

function inputOf(filter: string) {
  const { operator, action, subject } = JSON.parse(filter) as Record<
    "operator" | "action" | "subject",
    string
  >;
  return {
    ...(operator !== "" && { operator_id: operator }),
    ...(action !== "" && { action }),
    ...(subject !== "" && { subject }),
  };
}
