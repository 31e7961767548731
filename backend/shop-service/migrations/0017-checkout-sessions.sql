-- Payments at Stripe's hosted Checkout; see payment/stripe-checkout.ts.

create table shop.checkout_session (
  order_id uuid primary key references shop.customer_order (id) on delete cascade,
  -- Asked for in these words, however often.
  request jsonb not null,
  -- Null until Stripe has answered.
  session_id text unique,
  url text,
  payment_intent text,
  -- Since when it takes no money any more.
  closed_at timestamptz,
  -- When it is tried again to close it.
  due_at timestamptz not null default now()
);
create index checkout_session_open on shop.checkout_session (due_at) where closed_at is null;
