-- The launch token of the game in which a further stake was chosen. Forgotten once the wallet is no longer needed, and null in an action that
-- a node of an earlier release has stored: its calls use the round's token.
ALTER TABLE studio_action ADD COLUMN launch_token text;
