import type { ListedOperator } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Link } from "react-router";
import { RoleTags } from "../identity/role-tags.tsx";
import type { GridColumn } from "../kit/data-grid.tsx";
import { Moment } from "../kit/moment.tsx";
import { PersonMark } from "../kit/person-mark.tsx";
import { officePaths } from "../paths.ts";
import styles from "./operator-columns.module.css";
import { operatorWords as words } from "./words.ts";

type Options = {
  selfId: string;
  mayManage: boolean;
  mayAudit: boolean;
  onRoles: (person: ListedOperator) => void;
  onOff: (person: ListedOperator) => void;
};

const tones = { active: "success", invited: "info", off: "plain" } as const;

/** The columns of the table of persons, with what the reader may do. */
export function operatorColumns(options: Options): GridColumn<ListedOperator>[] {
  const { columns } = words;
  return [
    {
      id: "name",
      header: columns.name,
      sortBy: ({ name }) => name.toLowerCase(),
      cell: (row) => who(row, options),
    },
    { id: "roles", header: columns.roles, cell: ({ roles }) => <RoleTags roles={roles} /> },
    {
      id: "state",
      header: columns.state,
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    {
      id: "seen",
      header: columns.seen,
      sortBy: ({ last_seen_at }) => last_seen_at ?? "",
      cell: ({ last_seen_at }) =>
        last_seen_at ? (
          <Moment at={last_seen_at} look="ago" />
        ) : (
          <span className={styles.quiet}>{words.never}</span>
        ),
    },
    {
      id: "sessions",
      header: columns.sessions,
      className: styles.figure,
      sortBy: ({ sessions }) => sessions,
      cell: ({ sessions }) => sessions,
    },
    {
      id: "passkeys",
      header: columns.passkeys,
      className: styles.figure,
      sortBy: ({ passkeys }) => passkeys,
      cell: ({ passkeys }) => passkeys,
    },
    ...(options.mayManage || options.mayAudit
      ? [
          {
            id: "acts",
            header: columns.acts,
            className: styles.acts,
            cell: (row: ListedOperator) => acts(row, options),
          },
        ]
      : []),
  ];
}

function who({ id, name, email, is_break_glass }: ListedOperator, { selfId }: Options) {
  return (
    <span className={styles.who}>
      <PersonMark name={name} />
      <span>
        <span className={styles.name}>{name}</span>
        {id === selfId && <Badge tone="info">{words.you}</Badge>}
        {is_break_glass && <Badge tone="danger">{words.breakGlass}</Badge>}
        <span className={styles.email}>{email}</span>
      </span>
    </span>
  );
}

function acts(row: ListedOperator, { selfId, mayManage, mayAudit, onRoles, onOff }: Options) {
  const isChangeable = mayManage && row.state !== "off" && row.id !== selfId;
  return (
    <span className={styles.buttons}>
      {isChangeable && (
        <Button variant="quiet" className={styles.act} onClick={() => onRoles(row)}>
          {words.changeRoles}
        </Button>
      )}
      {isChangeable && (
        <Button variant="quiet" className={styles.act} onClick={() => onOff(row)}>
          {words.off}
        </Button>
      )}
      {mayAudit && <Link to={officePaths.audit({ operator: row.id })}>{words.theirAudit}</Link>}
    </span>
  );
}
