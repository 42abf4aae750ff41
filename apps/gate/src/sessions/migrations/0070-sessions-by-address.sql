-- For the office's search by IP address.
CREATE INDEX session_by_address ON session (address, created_at) WHERE address IS NOT NULL;
