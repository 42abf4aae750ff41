import type { OfficeCallName } from "@bellwether/contract/office/index.ts";
import { useMutation } from "@tanstack/react-query";
import type { OfficeInput, OfficeOutput } from "./call-office.ts";
import { callOffice } from "./office.ts";
import { refresh } from "./queries.ts";

type Options<Name extends OfficeCallName> = {
  /** What has to be asked for again, because this call changes it. */
  changes?: readonly OfficeCallName[];
  onDone?: (output: OfficeOutput<Name>) => void;
};

/** A call that changes something: one at a time, with the error of the last one until it is sent again. */
export function useCall<Name extends OfficeCallName>(
  name: Name,
  { changes = [], onDone }: Options<Name> = {},
) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: OfficeInput<Name>) => callOffice(name, input),
    onSuccess: (output) => {
      void refresh(...changes);
      onDone?.(output);
    },
  });
  return { send: mutate, isBusy: isPending, error: error ?? undefined, reset };
}
