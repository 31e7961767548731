-- What was decided on the payment page: once per order, and never changed afterwards.
create table payment.decision (
  order_id uuid primary key,
  outcome text not null check (outcome in ('paid', 'declined', 'cancelled')),
  decided_at timestamptz not null,
  -- When the bank answers: at once, or later.
  answered_at timestamptz not null check (answered_at >= decided_at)
);

-- The report of a decision, until the shop service has taken it. Its words never change, so that every delivery
-- is the same report.
create table payment.report (
  event_id uuid primary key,
  order_id uuid not null unique references payment.decision (order_id),
  address text not null,
  body text not null,
  -- Nobody delivers it before; moved on by whoever takes it, so that two do not deliver at the same time.
  due_at timestamptz not null,
  attempts integer not null,
  delivered_at timestamptz,
  parked_at timestamptz,
  last_answer text
);

create index report_due on payment.report (due_at) where delivered_at is null and parked_at is null;
