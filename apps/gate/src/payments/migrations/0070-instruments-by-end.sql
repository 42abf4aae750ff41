-- For the office's search by a card's last digits.
CREATE INDEX payment_instrument_by_end ON payment_instrument ("right"(masked_account, 4)) WHERE masked_account IS NOT NULL;
