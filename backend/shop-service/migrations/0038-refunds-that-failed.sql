-- How many refunds of this payment have failed at the provider. After a failure it is due at infinity, until a person makes
-- it due for another try.
alter table shop.refund add column failures integer not null default 0;
