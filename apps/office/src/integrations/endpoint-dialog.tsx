import type { OfficeEndpoint } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import styles from "./endpoint-dialog.module.css";
import { integrationWords as words } from "./words.ts";

type KnownType = OfficeOutput<"webhooks">["types"][number];

export type EndpointDialogProps = {
  types: readonly KnownType[];
  /** The one that is changed; without it one is added. */
  endpoint?: OfficeEndpoint;
  onClose: () => void;
  /** Told the new endpoint's secret. */
  onAdded?: (secret: string) => void;
};

/** Adds an endpoint, or changes one. */
export function EndpointDialog({ types, endpoint, onClose, onAdded }: EndpointDialogProps) {
  const [chosen, setChosen] = useState<readonly KnownType["type"][]>(
    endpoint?.types ?? types.flatMap(({ type, is_heavy }) => (is_heavy ? [] : [type])),
  );
  const changes = ["webhooks", "audit"] as const;
  const adding = useCall("addWebhook", {
    changes,
    onDone: ({ secret }) => {
      announce(words.added);
      onClose();
      onAdded?.(secret);
    },
  });
  const changing = useCall("changeWebhook", {
    changes,
    onDone: () => {
      announce(words.changed);
      onClose();
    },
  });
  const { isBusy, error } = endpoint ? changing : adding;
  const wrong = fieldTexts(error);
  const submit = (values: FormData) => {
    const wish = {
      url: typedText(values, "url"),
      description: typedText(values, "description"),
      types: [...chosen],
      reason: typedText(values, "reason"),
    };
    if (!endpoint) return adding.send(wish);
    const { id, version } = endpoint;
    changing.send({ ...wish, endpoint_id: id, version, is_on: values.get("is_on") !== null });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="large"
      title={endpoint ? words.changeTitle : words.addTitle}
      description={endpoint ? undefined : words.addText}
      submitLabel={endpoint ? words.submitChange : words.submitAdd}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
    >
      <TextField
        name="url"
        type="url"
        label={words.url}
        hint={words.urlHint}
        defaultValue={endpoint?.url}
        placeholder={words.urlStart}
        autoComplete="off"
        maxLength={500}
        error={wrong.url && words.urlWrong}
      />
      <TextField
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        defaultValue={endpoint?.description}
        autoComplete="off"
        maxLength={200}
        error={wrong.description}
      />
      <fieldset className={styles.types}>
        <legend className={styles.legend}>{words.typesLabel}</legend>
        <div className={styles.whole}>
          <Button variant="quiet" onClick={() => setChosen(types.map(({ type }) => type))}>
            {words.all}
          </Button>
          <Button variant="quiet" onClick={() => setChosen([])}>
            {words.noneOfThem}
          </Button>
        </div>
        <div className={styles.list}>
          {types.map(({ type, about, is_heavy }) => (
            <CheckboxField
              key={type}
              id={`type-${type}`}
              name="types"
              value={type}
              checked={chosen.includes(type)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, type] : chosen.filter((each) => each !== type))
              }
              label={<code title={about}>{type}</code>}
              hint={is_heavy ? words.heavy : undefined}
            />
          ))}
        </div>
        {wrong.types && (
          <p className={styles.wrong} role="alert">
            {wrong.types}
          </p>
        )}
      </fieldset>
      {endpoint && <CheckboxField name="is_on" label={words.isOn} defaultChecked={endpoint.state === "on"} />}
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}
