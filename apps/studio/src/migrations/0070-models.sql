-- A round is played with a model: the rules and the exact figures of its title. Earlier, each of six engines had one model with its own name.
ALTER TABLE studio_session ADD COLUMN model text;
ALTER TABLE studio_session ALTER COLUMN engine DROP NOT NULL;
ALTER TABLE studio_round ADD COLUMN model text;
ALTER TABLE studio_round ADD COLUMN model_hash text CHECK (length(model_hash) = 64);
ALTER TABLE studio_round ALTER COLUMN engine DROP NOT NULL;
UPDATE studio_session SET model = engine;
UPDATE studio_round SET model = engine, model_hash = CASE engine
  WHEN 'bell-lines' THEN 'd29f318cb1b8e650b05e134eb6aa2eea08f6ffece5c825b711960eace25d74dd'
  WHEN 'clover-cascade' THEN '9a8ad25164529db502747b66dd5af464fae2d85abd1097b1e2466ada8c123533'
  WHEN 'scratch-match-three' THEN '409e3a63c017d8e0eac79ca7f9ea7d95fa89bd2efa089f03f6db695e7ff2bf1b'
  WHEN 'scratch-lucky-number' THEN 'd3747fa07a4877ce2b7c685dedfa09b355e68ee3c25869f99291b46329e07e32'
  WHEN 'scratch-bell-tower' THEN '28edb4f5e9e7ec9873925b60e48c563c4d5786489dee9d285b8e9856d839442d'
  WHEN 'european-roulette' THEN '56ae3f922b8bea5d23e1abfc5a5752a454d39cfaa23c090cdb0f384a8d26a2f5'
END;
