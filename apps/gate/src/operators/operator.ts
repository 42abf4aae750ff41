import { DomainError } from "@bellwether/contract";
import { type OfficePermission, type OfficeRole, permissionsOf } from "@bellwether/contract/office/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";

export type OperatorState = "invited" | "active" | "off";

/** A row of `operator` without its secrets. */
export type OperatorRow = {
  id: string;
  name: string;
  email: string;
  roles: OfficeRole[];
  state: OperatorState;
  is_break_glass: boolean;
  version: number;
  created_at: Date;
};

/** A person of the office. */
export type Operator = {
  id: string;
  name: string;
  email: string;
  roles: readonly OfficeRole[];
  state: OperatorState;
  isBreakGlass: boolean;
  version: number;
};

/** The columns of {@link OperatorRow}, of the table `o`. */
export const OPERATOR_COLUMNS =
  "o.id, o.name, o.email, o.roles, o.state, o.is_break_glass, o.version, o.created_at";

export function asOperator(row: OperatorRow): Operator {
  const { id, name, email, roles, state, version } = row;
  return { id, name, email, roles, state, version, isBreakGlass: row.is_break_glass };
}

/** @throws DomainError `forbidden` */
export function requirePermission(operator: Pick<Operator, "roles">, permission: OfficePermission): void {
  if (!isAllowed(operator, permission))
    throw new DomainError("forbidden", { detail: `this takes the permission ${permission}` });
}

export const isAllowed = ({ roles }: Pick<Operator, "roles">, permission: OfficePermission) =>
  permissionsOf(roles).includes(permission);

export async function findOperator(connection: SqlConnection, id: string): Promise<Operator | undefined> {
  const { rows } = await connection.query<OperatorRow>(
    `SELECT ${OPERATOR_COLUMNS} FROM operator o WHERE o.id = $1`,
    [id],
  );
  return rows[0] && asOperator(rows[0]);
}

/** The person, locked until the SQL transaction ends. @throws DomainError `not_found` */
export async function lockOperator(connection: SqlConnection, id: string): Promise<Operator> {
  const { rows } = await connection.query<OperatorRow>(
    `SELECT ${OPERATOR_COLUMNS} FROM operator o WHERE o.id = $1 FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new DomainError("not_found", { detail: "no such operator" });
  return asOperator(rows[0]);
}

/** Whether the address is that of a person of the office. */
export async function isOperatorEmail(connection: SqlConnection, email: string): Promise<boolean> {
  const { rows } = await connection.query("SELECT 1 FROM operator WHERE email = $1", [email]);
  return rows.length > 0;
}

/** The names of operators by their ids. */
export async function operatorNames(
  connection: SqlConnection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await connection.query<{ id: string; name: string }>(
    "SELECT id, name FROM operator WHERE id = ANY($1::text[])",
    [textArray([...new Set(ids)])],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
