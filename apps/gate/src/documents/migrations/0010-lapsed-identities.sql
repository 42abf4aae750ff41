-- The documents' job marks these again as expired: from now on it takes what they had proven with them.
UPDATE player_document SET state = 'accepted', version = version + 1 WHERE state = 'expired' AND kind = 'identity';
-- The office lists those that expire soon, and those that have.
DROP INDEX player_document_expiring;
CREATE INDEX player_document_expiring ON player_document (expires_on) WHERE state IN ('accepted', 'expired') AND expires_on IS NOT NULL;
