-- Phones that are told before a ticket ends: a line for each ticket and phone, gone once it is told.

create table shop.push_reminder (
  order_id uuid not null references shop.customer_order on delete cascade,
  order_position integer not null,
  -- The address of the phone at its browser's push service, and the keys that only this browser can read with.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- Not before. Whoever takes it moves this ahead, so that it is another's only if the first one never comes back.
  due_at timestamptz not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (order_id, order_position, endpoint)
);
create index push_reminder_due on shop.push_reminder (due_at);
create index push_reminder_by_endpoint on shop.push_reminder (endpoint);
