-- A promotion can be stopped by its name, and a campaign by its code.
ALTER TABLE incident_stop DROP CONSTRAINT incident_stop_kind_check;
ALTER TABLE incident_stop ADD CONSTRAINT incident_stop_kind_check
  CHECK (kind IN ('game', 'provider', 'method', 'promotion', 'country', 'signup', 'deposits', 'withdrawals', 'play'));
