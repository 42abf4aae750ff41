-- What a code's bonus took from the code's budget, in euro cents: bonus money, the stakes of free spins, paid cashback. 0 for what was
-- granted before codes had budgets, and for what a promotion's rule gave.
ALTER TABLE player_bonus ADD COLUMN budget_cents bigint NOT NULL DEFAULT 0 CHECK (budget_cents >= 0);
