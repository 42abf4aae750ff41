-- Sessions that have not ended, for modules that must know who is at the office. An idle one is in it until its next call, which ends it.
CREATE VIEW operator_at_office AS
  SELECT s.token_hash, s.operator_id, o.name FROM operator_session s JOIN operator o ON o.id = s.operator_id
  WHERE s.ended_at IS NULL AND o.state = 'active';
