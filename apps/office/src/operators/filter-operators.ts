import type { ListedOperator } from "@bellwether/contract/office/index.ts";

export type OperatorFilter = { text: string; state: string; role: string };

/** The persons that fit all filters; an empty filter leaves everybody. */
export function filterOperators(
  operators: readonly ListedOperator[],
  { text, state, role }: OperatorFilter,
): ListedOperator[] {
  const wanted = text.trim().toLowerCase();
  return operators.filter(
    (operator) =>
      (state === "" || operator.state === state) &&
      (role === "" || operator.roles.some((each) => each === role)) &&
      (wanted === "" ||
        operator.id === wanted ||
        operator.name.toLowerCase().includes(wanted) ||
        operator.email.toLowerCase().includes(wanted)),
  );
}
