-- Failures are also counted by account alone and by network alone.
CREATE INDEX login_failure_by_account ON login_failure (account, at);
CREATE INDEX login_failure_by_address ON login_failure (address, at);

-- Places from which an account was signed in to, account and network as one hash. Guesses from elsewhere do not slow the owner there. Old rows are deleted.
CREATE TABLE login_place (
  place_hash text PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX login_place_by_time ON login_place (at);

-- Codes that were requested by SMS, to limit them by network, country and day. Old rows are deleted.
CREATE TABLE sms_request (
  address text NOT NULL,
  country text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX sms_request_by_address ON sms_request (address, at);
CREATE INDEX sms_request_by_country ON sms_request (country, at);
CREATE INDEX sms_request_by_time ON sms_request (at);
