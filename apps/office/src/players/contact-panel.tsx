import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { Facts } from "../kit/facts.tsx";
import { HideIcon, RevealIcon } from "../kit/icons.ts";
import { Panel } from "../kit/panel.tsx";
import styles from "./contact-panel.module.css";
import type { PlayerActsState } from "./use-acts.ts";
import type { Contact } from "./use-revealed.ts";
import { playerWords as words } from "./words.ts";

const FIELDS = [
  "name",
  "email",
  "phone",
  "born_on",
  "address",
  "national_id",
] as const satisfies (keyof Contact)[];

/** Contact data: hidden, and for a minute shown to whoever gave a reason. */
export function ContactPanel({ player, acts }: { player: OfficePlayer; acts: PlayerActsState }) {
  const { data, secondsLeft } = acts.revealed;
  const hidden = [
    { name: words.contact.email, value: player.email },
    { name: words.contact.phone, value: player.phone },
  ];
  const shown = data
    ? FIELDS.flatMap((field) => {
        const value = data[field];
        if (!value) return [];
        return [{ name: words.contact[field], value: <CopiedFact text={value} /> }];
      })
    : hidden;
  return (
    <Panel
      title={words.contact.title}
      actions={
        acts.mayReveal && (
          <Button variant="quiet" icon={data ? <HideIcon /> : <RevealIcon />} onClick={acts.toggleContact}>
            {data ? words.contact.hide : words.contact.show}
          </Button>
        )
      }
    >
      <Facts lines={shown} />
      <p className={styles.hint}>{data ? words.contact.again(secondsLeft) : words.contact.hidden}</p>
    </Panel>
  );
}

const CopiedFact = ({ text }: { text: string }) => (
  <span className={styles.copied}>
    {text}
    <CopyButton text={text} />
  </span>
);
