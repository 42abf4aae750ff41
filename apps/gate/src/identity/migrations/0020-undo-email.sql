-- A changed email address can be undone from the old address; the wider check accepts the rows of older versions.
ALTER TABLE mail_token DROP CONSTRAINT mail_token_purpose_check;
ALTER TABLE mail_token ADD CONSTRAINT mail_token_purpose_check CHECK (purpose IN ('password_reset', 'email_change', 'email_undo'));
-- Nobody else can take the old address during that time.
CREATE INDEX mail_token_undo ON mail_token (email) WHERE purpose = 'email_undo';
