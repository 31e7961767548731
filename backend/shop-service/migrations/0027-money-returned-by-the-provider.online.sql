alter table shop.refund validate constraint refund_reason_check;
-- Refunds and disputes name the payment, and not the session.
create index concurrently if not exists checkout_session_by_payment on shop.checkout_session (payment_intent)
  where payment_intent is not null;
