import {
  type ApprovalAction,
  type OfficeRole,
  officeRoleNames,
  officeRoles,
} from "@bellwether/contract/office/index.ts";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { GroupFrame } from "@bellwether/ui/fields/field-frame.tsx";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import type { ReactNode } from "react";
import { Callout } from "../kit/callout.tsx";
import { typedText } from "../kit/reason-field.tsx";
import styles from "./action-fields.module.css";
import { askingWords as words } from "./words.ts";

/** The input of a request, as it was asked or as it begins. */
export type ActionInput = Readonly<Record<string, unknown>>;

export type ActionFieldsProps = {
  action: ApprovalAction;
  input: ActionInput;
  /** What is wrong with each field. */
  wrong: Readonly<Record<string, string | undefined>>;
};

/** The fields that an action is asked with. What it is done to cannot be changed: that would be another request. */
export function ActionFields({ action, input, wrong }: ActionFieldsProps): ReactNode {
  if (action === "balance.correct")
    return (
      <div className={styles.fields}>
        <RadioCards
          name="direction"
          look="tiles"
          label={words.direction}
          defaultValue={textIn(input, "direction") || "credit"}
          cards={[
            { value: "credit", title: words.credit },
            { value: "debit", title: words.debit },
          ]}
        />
        <AmountField input={input} error={wrong.amount} />
      </div>
    );
  if (action === "bonus.give") return <AmountField input={input} error={wrong.amount} />;
  if (action === "player.erase") return <Obstacles wrong={wrong} />;
  if (action === "operator.invite")
    return (
      <div className={styles.fields}>
        <TextField
          name="name"
          autoComplete="off"
          label={words.name}
          defaultValue={textIn(input, "name")}
          error={wrong.name}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          label={words.email}
          defaultValue={textIn(input, "email")}
          error={wrong.email}
        />
        <RoleFields chosen={rolesIn(input)} error={wrong.roles} />
      </div>
    );
  return action === "operator.roles" ? <RoleFields chosen={rolesIn(input)} error={wrong.roles} /> : null;
}

/** The action's input from its form; what the form does not have stays as it was. */
export function inputFrom(
  action: ApprovalAction,
  input: ActionInput,
  values: FormData,
): Record<string, unknown> {
  const typed = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, typedText(values, name)]));
  if (action === "balance.correct") return { ...input, ...typed("direction", "amount") };
  if (action === "bonus.give") return { ...input, ...typed("amount") };
  const roles = officeRoleNames.filter((role) => values.getAll("roles").includes(role));
  if (action === "operator.invite") return { ...input, ...typed("name", "email"), roles };
  return action === "operator.roles" ? { ...input, roles } : { ...input };
}

function AmountField({ input, error }: { input: ActionInput; error: string | undefined }) {
  return (
    <TextField
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      label={words.amount}
      defaultValue={textIn(input, "amount")}
      error={error}
    />
  );
}

/** What has to be over before a player is erased. */
function Obstacles({ wrong }: Pick<ActionFieldsProps, "wrong">) {
  const found = Object.entries(wrong).filter(
    ([name, text]) => name !== "reason" && name !== "run_at" && text !== undefined,
  );
  if (found.length === 0) return null;
  return (
    <Callout tone="danger">
      {words.obstacles}
      <ul>
        {found.map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </Callout>
  );
}

function RoleFields({ chosen, error }: { chosen: readonly OfficeRole[]; error: string | undefined }) {
  return (
    <GroupFrame id="field-roles" label={words.roles} error={error}>
      <div className={styles.roles}>
        {officeRoleNames.map((role) => (
          <CheckboxField
            key={role}
            id={`role-${role}`}
            name="roles"
            value={role}
            label={officeRoles[role].title}
            hint={officeRoles[role].about}
            defaultChecked={chosen.includes(role)}
          />
        ))}
      </div>
    </GroupFrame>
  );
}

const textIn = (input: ActionInput, name: string) => (typeof input[name] === "string" ? input[name] : "");

function rolesIn({ roles }: ActionInput): OfficeRole[] {
  return Array.isArray(roles) ? officeRoleNames.filter((role) => roles.includes(role)) : [];
}
