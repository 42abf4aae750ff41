-- Challenges are in passkey_challenge, which players' passkeys share.
DROP TABLE operator_challenge;
