import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { officeQuery } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";
import { auditWords as words } from "./words.ts";

export type OperatorFieldProps = { operatorId: string; onChange: (operatorId: string) => void };

/** The filter of who did it, by name. Somebody who may not see the persons has only the one of the address. */
export function OperatorField({ operatorId, onChange }: OperatorFieldProps) {
  const query = useQuery({ ...officeQuery("operators", {}), enabled: may(useSelf(), "operators.read") });
  const known = (query.data?.operators ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = operatorId === "" || known.some(({ value }) => value === operatorId);
  return (
    <SelectField
      name="operator"
      label={words.filters.operator}
      placeholder={words.anyOperator}
      options={isKnown ? known : [{ value: operatorId, label: operatorId }, ...known]}
      value={operatorId}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
