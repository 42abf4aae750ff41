import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { hasPasskeys, makePasskey } from "../browser/passkeys.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import type { ownersWord } from "../forms/owner-fields.tsx";
import { fieldError } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { OwnerForm } from "./owner-form.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

type Passkey = OutputOf<Calls["factors"]>["passkeys"][number];

type PasskeysCardProps = {
  passkeys: readonly Passkey[];
  /** Name of this browser and system, as a first name for a new passkey. */
  device: string | null;
};

/** Passkeys that open the account without a password: listed with their last use, added and removed with what a login wants. */
export function PasskeysCard({ passkeys, device }: PasskeysCardProps) {
  const t = useTexts();
  const timeText = useTimeText();
  const { revalidate } = useRevalidator();
  const [isAble, setAble] = useState(true);
  useEffect(() => setAble(hasPasskeys()), []);
  const [open, setOpen] = useState<"add" | Passkey["id"]>();
  const close = () => setOpen(undefined);
  const finish = async () => {
    await revalidate();
    close();
  };
  return (
    <SettingsCard id="passkeys" title={t("core.settings_passkeys")} text={t("core.settings_passkeys_text")}>
      {passkeys.length === 0 && <p className={styles.notice}>{t("core.settings_passkeys_none")}</p>}
      <ul className={styles.sessions}>
        {passkeys.map(({ id, name, added_at, used_at }) => (
          <li key={id} className={styles.session}>
            <span className={styles.value}>{name}</span>
            <span className={layout.small}>
              {t("core.settings_passkey_added", { time: timeText(added_at) })} ·{" "}
              {used_at
                ? t("core.settings_passkey_used", { time: timeText(used_at) })
                : t("core.settings_passkey_unused")}
            </span>
            {open === id ? (
              <Removal id={id} name={name} onDone={finish} onClose={close} />
            ) : (
              <Button variant="secondary" aria-describedby="passkeys" onClick={() => setOpen(id)}>
                {t("core.settings_passkey_remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isAble && <p className={layout.small}>{t("core.settings_passkeys_unable")}</p>}
      {isAble && open === "add" && <Addition device={device} onDone={finish} onClose={close} />}
      {isAble && open !== "add" && (
        <div className={layout.row3}>
          <Button variant="secondary" onClick={() => setOpen("add")}>
            {t("core.settings_passkey_add")}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

type StepProps = { onDone: () => void; onClose: () => void };

/** A name and what a login wants, then the browser's own dialog. */
function Addition({ device, onDone, onClose }: StepProps & Pick<PasskeysCardProps, "device">) {
  const t = useTexts();
  const offer = useGateWrite("offerPasskey");
  const add = useGateWrite("addPasskey");
  const [isMaking, setMaking] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const send = async (word: ReturnType<typeof ownersWord>, form: FormData) => {
    setStopped(false);
    add.clear();
    const name = String(form.get("name") ?? "").trim();
    // Before the device makes a passkey that could not be stored.
    setNameless(name === "");
    if (name === "") return undefined;
    const offered = await offer.run(word);
    if (!offered) return undefined;
    setMaking(true);
    const response = await makePasskey(offered.options).catch(() => undefined);
    setMaking(false);
    setStopped(!response);
    return response && add.run({ challenge_id: offered.challenge_id, response, name });
  };
  const refusal = offer.refusal ?? add.refusal;
  return (
    <OwnerForm
      id="passkey"
      label={t("core.settings_passkey_add")}
      send={send}
      pending={offer.pending || add.pending || isMaking}
      refusal={refusal}
      onDone={onDone}
      onClose={onClose}
    >
      <FormAlert>{isStopped ? t("core.settings_passkey_stopped") : undefined}</FormAlert>
      <TextField
        name="name"
        id="field-passkey-name"
        label={t("core.settings_passkey_name")}
        hint={t("core.settings_passkey_name_hint")}
        defaultValue={device ?? ""}
        maxLength={60}
        autoComplete="off"
        error={isNameless ? t("core.error_field_required") : fieldError(refusal, "name", t)}
        required
      />
    </OwnerForm>
  );
}

function Removal({ id, name, onDone, onClose }: StepProps & { id: string; name: string }) {
  const t = useTexts();
  const remove = useGateWrite("removePasskey");
  return (
    <OwnerForm
      {...remove}
      id={`passkey-${id}`}
      isDanger
      label={t("core.settings_passkey_remove")}
      send={(word) => remove.run({ id, ...word })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className={styles.text}>{t("core.settings_passkey_removing", { name })}</p>
    </OwnerForm>
  );
}
