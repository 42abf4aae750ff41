/** The house's decision about a withdrawal, as the cashier hears it. */
export type PayoutDecision = {
  transactionId: string;
  decision: "approve" | "cancel";
  /** For the cashier's own records. */
  comment: string;
};

export type PayoutDeskPort = {
  /**
   * Tells the cashier whether to pay a withdrawal. Telling it again changes nothing. Resolves once the cashier has heard it, also when the
   * transaction was over by then; rejects otherwise.
   */
  decidePayout: (decision: PayoutDecision) => Promise<void>;
};
