-- Method of the payment, with the last four digits of card or account at most: schemas/payment-method.ts. Null: not
-- reported, as in all reports of before.
alter table shop.payment_event add column payment_method jsonb;
