-- A changed address can be taken back from the old mailbox; the wider check takes whatever the older version writes.
ALTER TABLE mail_token DROP CONSTRAINT mail_token_purpose_check;
ALTER TABLE mail_token ADD CONSTRAINT mail_token_purpose_check CHECK (purpose IN ('password_reset', 'email_change', 'email_undo'));
-- The old address is nobody else's meanwhile.
CREATE INDEX mail_token_undo ON mail_token (email) WHERE purpose = 'email_undo';
