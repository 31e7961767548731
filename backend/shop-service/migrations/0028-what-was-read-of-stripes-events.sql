-- How far Stripe's list of events was read for money that was taken back there: its report may have been lost.
create table shop.stripe_events_read (
  is_only boolean primary key default true check (is_only),
  -- All that had happened then was looked at; Stripe keeps no event for longer than 30 days.
  read_until timestamptz not null default now() - interval '30 days',
  due_at timestamptz not null default now()
);
insert into shop.stripe_events_read default values;
