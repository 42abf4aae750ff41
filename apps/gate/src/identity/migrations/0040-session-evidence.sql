-- Where a session began: the network address (IPv4, or the /64 of IPv6) and the browser's user agent.
ALTER TABLE session ADD COLUMN address text;
ALTER TABLE session ADD COLUMN device text;
