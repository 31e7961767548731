-- A decision may have two reports: that the bank is being asked, and how it answered. Money has a name of its own, since
-- it may come twice and go back.
alter table payment.report drop constraint report_order_id_key, add column payment_id uuid;
create index report_by_order on payment.report (order_id);

create table payment.refund (
  refund_id uuid primary key,
  order_id uuid not null,
  -- Null payment_id in a report stands for the order's only payment; here it is named.
  payment_id uuid not null,
  amount numeric not null,
  currency text not null,
  refunded_at timestamptz not null,
  unique (order_id, payment_id)
);
