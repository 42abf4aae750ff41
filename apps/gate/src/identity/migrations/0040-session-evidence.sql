-- From where a session was begun, and with what: the network (IPv4, of IPv6 the /64) and the browser's own word.
ALTER TABLE session ADD COLUMN address text;
ALTER TABLE session ADD COLUMN device text;
