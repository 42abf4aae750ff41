-- Why the draw had no outcome, so that all stakes were returned; null for one that was drawn.
ALTER TABLE closed_draw ADD COLUMN void_reason text;
