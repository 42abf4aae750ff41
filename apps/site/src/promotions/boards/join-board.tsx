import type { OwnBoard } from "@bellwether/contract/calls/boards.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Trophy } from "@bellwether/ui/icons.ts";
import { type FormEvent, useState } from "react";
import { FormAlert } from "../../forms/form-alert.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { refusalText } from "../../gate/refusal.ts";
import { useGateWrite } from "../../gate/use-gate.ts";
import { useTexts } from "../../locale/texts.tsx";
import styles from "./board.module.css";

type JoinBoardProps = {
  promotion: string;
  own: OwnBoard;
  onJoined: () => Promise<void>;
};

/** Enters the player in the tournament under a name of their choice; afterwards, it changes the name. */
export function JoinBoard({ promotion, own, onJoined }: JoinBoardProps) {
  const t = useTexts();
  const { run, pending, refusal } = useGateWrite("joinTournament");
  const [isEditing, setEditing] = useState(false);
  const hasJoined = own.joined_at !== null;
  if (hasJoined && !isEditing)
    return (
      <Button variant="quiet" size="small" className={styles.change} onClick={() => setEditing(true)}>
        {t("promo.board_change")}
      </Button>
    );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nickname = String(new FormData(event.currentTarget).get("nickname") ?? "").trim();
    if (!(await run({ promotion, nickname }))) return;
    setEditing(false);
    await onJoined();
  };
  const isWrong = refusal !== undefined && "nickname" in refusal.fields;
  return (
    <form className={styles.join} onSubmit={submit} noValidate>
      {!hasJoined && <p>{t("promo.board_join_text")}</p>}
      <FormAlert>{refusal && !isWrong ? refusalText(refusal, t) : undefined}</FormAlert>
      <TextField
        name="nickname"
        label={t("promo.board_nickname")}
        note={t("promo.board_nickname_note")}
        hint={t("promo.board_nickname_hint")}
        error={isWrong ? t("promo.board_nickname_wrong") : undefined}
        defaultValue={own.nickname ?? ""}
        maxLength={16}
        autoComplete="nickname"
      />
      <SubmitButton
        size={hasJoined ? "medium" : "large"}
        icon={hasJoined ? undefined : <Trophy />}
        busy={pending}
        busyLabel={t("promo.board_joining")}
      >
        {t(hasJoined ? "promo.board_save" : "promo.board_join")}
      </SubmitButton>
    </form>
  );
}
