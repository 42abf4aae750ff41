import type { OfficeWithdrawal } from "@bellwether/contract/office/index.ts";
import { AskDialog } from "../asking/ask-dialog.tsx";
import { sumText } from "../formats/sum-text.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import type { WithdrawalAct } from "./withdrawal-detail.tsx";
import { withdrawalWords as words } from "./words.ts";

export type DecisionDialogProps = {
  withdrawal: OfficeWithdrawal;
  act: WithdrawalAct;
  onClose: () => void;
  /** It left the queue. */
  onDecided: () => void;
};

/** Approves, refuses or asks, each with a reason. */
export function DecisionDialog({ withdrawal, act, onClose, onDecided }: DecisionDialogProps) {
  const name = `${sumText(withdrawal.amount)}, ${withdrawal.player}`;
  if (act === "second")
    return (
      <AskDialog
        action="withdrawal.approve"
        title={words.approveTitle(name)}
        input={{ transaction_id: withdrawal.transaction_id }}
        onClose={() => {
          void refresh("withdrawals", "withdrawal");
          onClose();
        }}
      />
    );
  const texts = {
    approve: { call: "approveWithdrawal", title: words.approveTitle(name), text: words.approveText },
    refuse: { call: "refuseWithdrawal", title: words.refuseTitle(name), text: words.refuseText },
    document: { call: "askWithdrawalDocument", title: words.documentTitle, text: words.documentText },
  } as const;
  const submits = { approve: words.approve, refuse: words.refuse, document: words.askDocument };
  const said = { approve: words.done.approved, refuse: words.done.refused, document: words.done.asked };
  return (
    <ReasonDialog
      {...texts[act]}
      submit={submits[act]}
      isDanger={act === "refuse"}
      transactionId={withdrawal.transaction_id}
      onClose={onClose}
      onDone={() => {
        announce(said[act]);
        if (act === "document") onClose();
        else onDecided();
      }}
    />
  );
}

type ReasonDialogProps = {
  call: "approveWithdrawal" | "refuseWithdrawal" | "askWithdrawalDocument";
  title: string;
  text: string;
  submit: string;
  isDanger: boolean;
  transactionId: string;
  onClose: () => void;
  onDone: () => void;
};

function ReasonDialog({
  call,
  title,
  text,
  submit,
  isDanger,
  transactionId,
  onClose,
  onDone,
}: ReasonDialogProps) {
  const { send, isBusy, error } = useCall(call, {
    changes: ["withdrawals", "withdrawal", "queues", "playerPage", "playerTimeline"],
    onDone,
  });
  return (
    <FormDialog
      open
      onClose={() => {
        // After a refusal it may not be what stands here any more.
        if (error) void refresh("withdrawals", "withdrawal");
        onClose();
      }}
      title={title}
      description={text}
      submitLabel={submit}
      isDanger={isDanger}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ transaction_id: transactionId, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} hint={words.reasonHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
