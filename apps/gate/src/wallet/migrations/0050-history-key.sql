-- Histories encrypt the place of a round or a payment with this key, because the place would show how many there are in all.
CREATE TABLE history_key (
  key text NOT NULL
);
INSERT INTO history_key (key) VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
