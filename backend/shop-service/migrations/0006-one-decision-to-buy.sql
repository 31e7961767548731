-- One decision to buy makes one payable order, and money that comes twice goes back.

-- Many keys may stand for one order: a second device that orders the same items is answered the same order.
create table shop.order_key (
  subject text not null,
  idempotency_key uuid not null,
  request_fingerprint text not null,
  order_id uuid not null references shop.customer_order on delete cascade,
  primary key (subject, idempotency_key)
);
create index order_key_by_order on shop.order_key (order_id);
insert into shop.order_key (subject, idempotency_key, request_fingerprint, order_id)
  select subject, idempotency_key, request_fingerprint, id from shop.customer_order;
alter table shop.customer_order drop column idempotency_key, drop column request_fingerprint;

alter table shop.customer_order
  drop constraint customer_order_status_check,
  add column settled_at timestamptz,
  -- Deferred, since the order that is replaced ends before its successor can be open.
  add column replaced_by uuid references shop.customer_order deferrable initially deferred;
update shop.customer_order set status = 'expired' where status = 'open' and expires_at <= now();
update shop.customer_order o set status = 'cancelled', settled_at = now(), replaced_by = latest.id
  from (select distinct on (subject, shop_id) id, subject, shop_id from shop.customer_order
    where status = 'open' order by subject, shop_id, created_at desc, id) latest
  where o.status = 'open' and o.subject = latest.subject and o.shop_id = latest.shop_id and o.id <> latest.id;
update shop.customer_order set settled_at = coalesce(paid_at, created_at) where status in ('paid', 'failed');
alter table shop.customer_order
  drop column paid_at,
  add constraint customer_order_status_check
    check (status in ('open', 'processing', 'paid', 'failed', 'expired', 'cancelled')),
  add constraint customer_order_settled_check
    check ((settled_at is null) = (status in ('open', 'processing', 'expired')));
-- What the lock of the service keeps, the database keeps, too.
create unique index customer_order_open on shop.customer_order (subject, shop_id) where status = 'open';
create index customer_order_by_driver on shop.customer_order (subject, shop_id, created_at);
create index customer_order_replaced on shop.customer_order (replaced_by) where replaced_by is not null;

alter table shop.payment_event drop constraint payment_event_outcome_check, add column payment_id uuid;
update shop.payment_event set payment_id = order_id;
alter table shop.payment_event
  alter column payment_id set not null,
  add constraint payment_event_outcome_check check (outcome in ('pending', 'paid', 'declined', 'cancelled'));

-- A configured item becomes a ticket once, whatever orders it was in.
alter table shop.issued_ticket add column seal text unique;

create table shop.refund (
  -- Also the key under which the payment page is asked: the same refund asked for again is the same refund.
  id uuid primary key,
  order_id uuid not null references shop.customer_order on delete cascade,
  payment_id uuid not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  reason text not null check (reason in ('paidTwice', 'boughtOtherwise', 'notAvailable')),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  refunded_at timestamptz,
  last_answer text,
  unique (order_id, payment_id)
);
create index refund_due on shop.refund (due_at) where refunded_at is null;
create index refund_by_time on shop.refund (created_at);
