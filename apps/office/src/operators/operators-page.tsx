import { type ListedOperator, officeRoleNames, officeRoles } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { AskDialog } from "../asking/ask-dialog.tsx";
import { officeQuery } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";
import { DataGrid } from "../kit/data-grid.tsx";
import { FilterChips } from "../kit/filter-chips.tsx";
import { OperatorsIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { filterOperators } from "./filter-operators.ts";
import { operatorColumns } from "./operator-columns.tsx";
import { OperatorTabs } from "./operator-tabs.tsx";
import styles from "./operators-page.module.css";
import { SwitchOffDialog } from "./switch-off-dialog.tsx";
import { operatorWords as words } from "./words.ts";

const states = (["active", "invited", "off"] as const).map((value) => ({
  value,
  label: words.states[value],
}));
const roles = officeRoleNames.map((value) => ({ value, label: officeRoles[value].title }));

/** The persons of the office. */
export function OperatorsPage() {
  const self = useSelf();
  const [text, setText] = useFilter("q");
  const [state, setState] = useFilter("state");
  const [role, setRole] = useFilter("role");
  const [act, setAct] = useState<{ kind: "invite" } | { kind: "roles" | "off"; person: ListedOperator }>();
  const query = useQuery(officeQuery("operators", {}));
  const mayManage = may(self, "operators.manage");
  const mayAudit = may(self, "audit.read");
  const columns = useMemo(
    () =>
      operatorColumns({
        ...{ selfId: self.operator.id, mayManage, mayAudit },
        onRoles: (person) => setAct({ kind: "roles", person }),
        onOff: (person) => setAct({ kind: "off", person }),
      }),
    [self.operator.id, mayManage, mayAudit],
  );
  useKeys([mayManage && { key: "i", does: words.key, run: () => setAct({ kind: "invite" }) }]);
  const close = () => setAct(undefined);
  return (
    <>
      <ScreenHead
        title={words.title}
        about={words.about}
        actions={mayManage && <Button onClick={() => setAct({ kind: "invite" })}>{words.invite}</Button>}
      />
      <OperatorTabs current="persons" />
      <Panel isFlush>
        <div className={styles.filter}>
          <TextField
            name="q"
            type="search"
            label={words.search}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.chips}>
            <FilterChips
              label={words.filterState}
              chips={states}
              chosen={states.flatMap(({ value }) => (value === state ? value : []))}
              onChange={([chosen]) => setState(chosen ?? "")}
              isSingle
            />
            <FilterChips
              label={words.filterRole}
              chips={roles}
              chosen={roles.flatMap(({ value }) => (value === role ? value : []))}
              onChange={([chosen]) => setRole(chosen ?? "")}
              isSingle
            />
          </div>
        </div>
        <Loaded query={query}>
          {({ operators }) => {
            const rows = filterOperators(operators, { text, state, role });
            return rows.length > 0 ? (
              <DataGrid label={words.title} columns={columns} rows={rows} keyOf={({ id }) => id} />
            ) : (
              <StateNote icon={<OperatorsIcon />} title={words.none} />
            );
          }}
        </Loaded>
      </Panel>
      {act?.kind === "invite" && (
        <AskDialog action="operator.invite" title={words.inviteTitle} input={{}} onClose={close} />
      )}
      {act?.kind === "roles" && (
        <AskDialog
          action="operator.roles"
          title={words.changeRolesTitle(act.person.name)}
          input={{ operator_id: act.person.id, roles: act.person.roles }}
          onClose={close}
        />
      )}
      {act?.kind === "off" && <SwitchOffDialog person={act.person} onClose={close} />}
    </>
  );
}
