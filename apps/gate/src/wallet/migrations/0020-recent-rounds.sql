-- Places rise with time, so a small BRIN index finds the newest rounds and costs a bet almost nothing.
CREATE INDEX wallet_round_recent ON wallet_round USING brin (place) WITH (pages_per_range = 16, autosummarize = on);
