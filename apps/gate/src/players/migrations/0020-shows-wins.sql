-- Recent winners are shown by their initial only. Players can choose not to be shown at all.
ALTER TABLE player ADD COLUMN shows_wins boolean NOT NULL DEFAULT true;
