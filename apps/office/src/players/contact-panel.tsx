import { type ContactField, contactFields, type OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useState } from "react";
import { AskDialog } from "../asking/ask-dialog.tsx";
import { may, useSelf } from "../identity/self.ts";
import { CopyButton } from "../kit/copy-button.tsx";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { HideIcon, RevealIcon } from "../kit/icons.ts";
import { Panel } from "../kit/panel.tsx";
import { EnterContactDialog, SendAgainDialog } from "./contact-dialogs.tsx";
import styles from "./contact-panel.module.css";
import type { PlayerActsState } from "./use-acts.ts";
import type { Contact } from "./use-revealed.ts";
import { contactWords as words } from "./words.ts";

const FIELDS = [
  "name",
  "email",
  "phone",
  "born_on",
  "address",
  "national_id",
  "email_entered",
  "phone_entered",
] as const satisfies (keyof Contact)[];

type ContactOfPlayer = { player: OfficePlayer; acts: PlayerActsState };

/** Contact data: hidden, and for a minute shown to whoever gave a reason. */
export function ContactPanel({ player, acts }: ContactOfPlayer) {
  const { data, secondsLeft } = acts.revealed;
  const shown = data
    ? FIELDS.flatMap((field) => {
        const value = data[field];
        if (!value) return [];
        return [{ name: words[field], value: <CopiedFact text={value} /> }];
      })
    : hiddenLines(player);
  return (
    <Panel
      title={words.title}
      actions={
        acts.mayReveal && (
          <Button variant="quiet" icon={data ? <HideIcon /> : <RevealIcon />} onClick={acts.toggleContact}>
            {data ? words.hide : words.show}
          </Button>
        )
      }
    >
      <Facts lines={shown} />
      <p className={styles.hint}>{data ? words.again(secondsLeft) : words.hidden}</p>
      <ContactActs player={player} />
    </Panel>
  );
}

function hiddenLines({ email, phone, pending, entered }: OfficePlayer): FactLine[] {
  const lines: [string, string | null][] = [
    [words.email, email],
    [words.phone, phone],
    [words.pendingEmail, pending.email],
    [words.pendingPhone, pending.phone],
    [words.email_entered, entered.email],
    [words.phone_entered, entered.phone],
  ];
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** What is done about contact data, by whoever may. */
function ContactActs({ player }: { player: OfficePlayer }) {
  const [open, setOpen] = useState<"again" | "enter" | ContactField>();
  const isOffered = may(useSelf(), "players.contact") && player.status !== "closed";
  if (!isOffered) return null;
  const close = () => setOpen(undefined);
  return (
    <div className={styles.acts}>
      {contactFields.map(
        (field) =>
          player.entered[field] && (
            <Button key={field} onClick={() => setOpen(field)}>
              {words.ask[field]}
            </Button>
          ),
      )}
      <Button variant="secondary" onClick={() => setOpen("again")}>
        {words.sendAgain.act}
      </Button>
      <Button variant="secondary" onClick={() => setOpen("enter")}>
        {words.enter.act}
      </Button>
      {open === "again" && <SendAgainDialog player={player} onClose={close} />}
      {open === "enter" && <EnterContactDialog player={player} onClose={close} onEntered={setOpen} />}
      {(open === "email" || open === "phone") && (
        <AskDialog
          action="player.contact"
          title={words.ask[open]}
          onClose={close}
          input={{ player_id: player.id, field: open }}
        />
      )}
    </div>
  );
}

const CopiedFact = ({ text }: { text: string }) => (
  <span className={styles.copied}>
    {text}
    <CopyButton text={text} />
  </span>
);
