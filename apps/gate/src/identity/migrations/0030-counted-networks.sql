-- Failures are counted by account and by network too.
CREATE INDEX login_failure_by_account ON login_failure (account, at);
CREATE INDEX login_failure_by_address ON login_failure (address, at);

-- From where an account was signed in to, both as one hash: from there its owner is not slowed by what others guess elsewhere. Old rows are swept.
CREATE TABLE login_place (
  place_hash text PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX login_place_by_time ON login_place (at);

-- Codes that were asked for by SMS, to bound them by network, country and day. Old rows are swept.
CREATE TABLE sms_request (
  address text NOT NULL,
  country text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX sms_request_by_address ON sms_request (address, at);
CREATE INDEX sms_request_by_country ON sms_request (country, at);
CREATE INDEX sms_request_by_time ON sms_request (at);
