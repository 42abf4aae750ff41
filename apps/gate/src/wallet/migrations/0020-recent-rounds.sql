-- Places rise as rows are written, so a few bytes for each stretch of pages find the newest rounds, and writing a bet costs nothing more.
CREATE INDEX wallet_round_recent ON wallet_round USING brin (place) WITH (pages_per_range = 16, autosummarize = on);
