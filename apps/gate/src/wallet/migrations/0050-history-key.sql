-- Where a round or a payment stands among everybody's is written in histories under this key: it would tell the house's volume.
CREATE TABLE history_key (
  key text NOT NULL
);
INSERT INTO history_key (key) VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
