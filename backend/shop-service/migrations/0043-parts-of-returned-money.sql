-- Amounts that the provider has returned, in hundredths: the sum of refunds, and each dispute by its id. Null for a refund
-- of ours, and in rows of before.
alter table shop.refund add column parts jsonb;
