-- Ledger and payments of each provider as the last night compared them.
CREATE TABLE provider_total (
  provider text NOT NULL,
  currency text NOT NULL,
  ledger_minor bigint NOT NULL,
  payments_minor bigint NOT NULL,
  compared_at timestamptz NOT NULL,
  PRIMARY KEY (provider, currency)
);
