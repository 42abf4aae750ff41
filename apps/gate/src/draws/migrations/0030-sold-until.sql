-- When the sale of a void draw ended: a ticket that was returned before had been cancelled by its player. Null when the provider does not say so.
ALTER TABLE closed_draw ADD COLUMN sold_until timestamptz;
