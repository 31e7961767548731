-- What drivers own: memberships, plates, redeemed codes, carts, orders and the tickets issued for them.

create table shop.group_member (
  shop_group_id uuid not null references shop.shop_group,
  subject text not null,
  valid_from timestamptz,
  valid_to timestamptz,
  primary key (shop_group_id, subject)
);
create index group_member_by_subject on shop.group_member (subject);

create table shop.registered_plate (
  id uuid primary key,
  shop_group_id uuid not null references shop.shop_group,
  subject text not null,
  plate text not null,
  country text,
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to > valid_from)
);
create index registered_plate_by_owner on shop.registered_plate (subject, shop_group_id);

create table shop.redeemed_code (
  verification_code_id uuid not null references shop.verification_code,
  subject text not null,
  redeemed_at timestamptz not null default now(),
  primary key (verification_code_id, subject)
);
create index redeemed_code_by_subject on shop.redeemed_code (subject);

create table shop.cart (
  shop_id uuid not null references shop.shop,
  subject text not null,
  items jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (shop_id, subject)
);

create table shop.customer_order (
  id uuid primary key,
  reference text not null unique,
  shop_id uuid not null references shop.shop,
  subject text not null,
  idempotency_key uuid not null,
  request_fingerprint text not null,
  status text not null check (status in ('open', 'processing', 'paid', 'failed')),
  items jsonb not null,
  total integer not null check (total >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  locale text not null,
  accepted_terms boolean not null check (accepted_terms),
  accepted_privacy boolean not null check (accepted_privacy),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  paid_at timestamptz check ((paid_at is null) = (status <> 'paid')),
  -- One order per intent: the same key of the same driver never makes a second one.
  unique (subject, idempotency_key)
);

-- The plates an order wants to cover, so that two drivers cannot both be on the way to pay for one of them.
create table shop.order_plate (
  order_id uuid not null references shop.customer_order,
  position integer not null,
  ticket_id uuid not null references shop.ticket,
  plate text not null,
  country text,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  primary key (order_id, position, plate)
);
create index order_plate_by_plate on shop.order_plate (plate);

create table shop.payment_event (
  event_id uuid primary key,
  order_id uuid not null references shop.customer_order,
  outcome text not null check (outcome in ('paid', 'declined', 'cancelled')),
  amount integer not null,
  currency text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- False: known, but it changed nothing, such as a late refusal of an order that is paid.
  applied boolean not null
);
create index payment_event_by_order on shop.payment_event (order_id);

create table shop.issued_ticket (
  id uuid primary key,
  subject text not null,
  shop_id uuid not null references shop.shop,
  ticket_id uuid not null references shop.ticket,
  order_id uuid references shop.customer_order,
  order_position integer,
  price integer not null,
  currency text not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null check (valid_to > valid_from),
  total_usage_limit integer,
  remaining_usage integer check (remaining_usage between 0 and total_usage_limit),
  issued_at timestamptz not null default now(),
  -- One ticket per ordered item, however often the payment is reported.
  unique (order_id, order_position)
);
create index issued_ticket_by_owner on shop.issued_ticket (subject, shop_id);

create table shop.issued_ticket_plate (
  issued_ticket_id uuid not null references shop.issued_ticket,
  position integer not null,
  plate text not null,
  country text,
  primary key (issued_ticket_id, position)
);
create index issued_ticket_plate_by_plate on shop.issued_ticket_plate (plate);

-- What of the demo world is in this database already.
create table shop.seeding (
  name text primary key,
  seeded_at timestamptz not null default now()
);
