-- The country in which a session began, by geolocation, and when its player was told of it by letter.
ALTER TABLE session ADD COLUMN country text;
ALTER TABLE session ADD COLUMN told_at timestamptz;
