-- Sessions that have not ended, for modules that must know who is at the office. An idle one is in it until its next call, which ends it.
CREATE VIEW operator_at_office AS
  SELECT s.token_hash, s.operator_id, o.name FROM operator_session s JOIN operator o ON o.id = s.operator_id
  WHERE s.ended_at IS NULL AND o.state = 'active';
COMMENT ON VIEW operator_at_office IS 'Sessions of the office that go on. Read by the chat, whose agents are there as long as theirs does.';
REVOKE INSERT, UPDATE, DELETE ON operator_at_office FROM bellwether_app;
