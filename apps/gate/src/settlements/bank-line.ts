/** One line of a bank's statement. `amountMinor` is above zero for money that came in. */
export type BankLine = {
  reference: string;
  counterparty: string;
  amountMinor: bigint;
  currency: string;
  at: Date;
};
