import { Button } from "@bellwether/ui/actions/button.tsx";
import { Bicycle, Bonus, CheckMark, Guitar, Teapot } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useState } from "react";
import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import type { WonThing } from "../players-rewards.ts";
import { AddressForm } from "./address-form.tsx";
import styles from "./parcels.module.css";
import { thingKey } from "./thing-key.ts";

const icons: Record<string, typeof Bonus> = { "e-bike": Bicycle, guitar: Guitar, teapot: Teapot };
const steps = ["needs_address", "ready", "sent"] as const;

/** A won parcel: delivery status and address, editable until it ships. */
export function WonParcel({ parcel, country }: { parcel: WonThing; country: string }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { id, thing, state, address, tracking } = parcel;
  const Icon = icons[thing] ?? Bonus;
  const isAsked = state === "needs_address";
  return (
    <Card element="article" aria-labelledby={`parcel-${id}`} className={layout.stack4}>
      <div className={styles.head}>
        <span className={styles.picture} aria-hidden="true">
          <Icon />
        </span>
        <h3 id={`parcel-${id}`} className={layout.title}>
          {t(thingKey(thing))}
        </h3>
      </div>
      <Steps at={steps.indexOf(state)} />
      <p className={layout.strong} role="status">
        {isSaved && `${t("promo.rewards_parcel_saved")} `}
        {state === "sent" ? (
          <>
            {t("promo.rewards_parcel_sent")} {parcel.sent_at && <LocalTime at={parcel.sent_at} />}
          </>
        ) : (
          t(`promo.rewards_parcel_${state}`)
        )}
      </p>
      {!isAsked && address && !isOpen && <Goes address={address} country={country} tracking={tracking} />}
      {state === "ready" && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("promo.rewards_parcel_change")}
        </Button>
      )}
      {(isAsked || isOpen) && state !== "sent" && address && (
        <AddressForm
          id={id}
          address={address}
          country={country}
          onSaved={() => {
            setOpen(false);
            setSaved(true);
          }}
          onClose={isAsked ? undefined : () => setOpen(false)}
        />
      )}
    </Card>
  );
}

/** Three steps with the one that the parcel has reached. */
function Steps({ at }: { at: number }) {
  const t = useTexts();
  const isDone = (index: number) => index < at || at === steps.length - 1;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={isDone(index) || undefined}
          aria-current={index === at ? "step" : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {isDone(index) ? <CheckMark /> : index + 1}
          </span>
          {t(`promo.rewards_parcel_step_${(index + 1) as 1 | 2 | 3}`)}
        </li>
      ))}
    </ol>
  );
}

type GoesProps = { address: NonNullable<WonThing["address"]>; country: string; tracking: string | null };

function Goes({ address, country, tracking }: GoesProps) {
  const t = useTexts();
  const { name, address_1: street, address_2: more, zip, city, region } = address;
  const lines = [name, street, more, `${zip} ${city}`, region, country].filter((line) => line !== "");
  return (
    <dl className={styles.goes}>
      <div>
        <dt>{t("promo.rewards_parcel_goes_to")}</dt>
        <dd>
          <address className={styles.address}>{lines.join("\n")}</address>
        </dd>
      </div>
      {tracking && (
        <div>
          <dt>{t("promo.rewards_parcel_tracking")}</dt>
          <dd>{tracking}</dd>
        </div>
      )}
    </dl>
  );
}
