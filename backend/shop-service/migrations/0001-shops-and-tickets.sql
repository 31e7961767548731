-- What an operator sets up: areas, shops, the tickets they sell, groups and codes. Money is in hundredths.

create table shop.area (
  area_entity_id uuid primary key,
  name text not null,
  locality text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null
);

create table shop.shop (
  id uuid primary key,
  area_entity_id uuid not null unique,
  name text not null,
  path text not null unique,
  payment_service_provider_id text not null,
  active boolean not null,
  is_account_verification boolean not null,
  meta jsonb,
  cover_image_url text,
  area_friendly text,
  area_country text,
  time_zone text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table shop.ticket (
  id uuid primary key,
  rule_id uuid not null unique,
  shop_id uuid not null references shop.shop,
  position integer not null,
  name text not null,
  translations jsonb not null,
  ticket_type text not null check (ticket_type in ('singleUse', 'multiUse')),
  usage_limit integer check (usage_limit > 0),
  price integer not null check (price >= 0),
  discounted_price integer check (discounted_price >= 0 and discounted_price <= price),
  discount_type text,
  peak_price jsonb,
  maximum_plates integer not null check (maximum_plates > 0),
  required_start_time_values jsonb not null,
  validity jsonb not null,
  frame jsonb,
  needs_code boolean not null default false,
  on_sale boolean not null default true,
  unique (shop_id, position)
);

create table shop.ticket_area (
  ticket_id uuid not null references shop.ticket,
  area_entity_id uuid not null references shop.area,
  position integer not null,
  primary key (ticket_id, position),
  unique (ticket_id, area_entity_id)
);

create table shop.shop_group (
  id uuid primary key,
  shop_id uuid not null references shop.shop,
  group_id text not null unique,
  position integer not null,
  name text not null,
  translations jsonb,
  maximum_codes integer check (maximum_codes >= 0),
  maximum_plates integer check (maximum_plates >= 0),
  visible boolean not null,
  -- Open to every driver; otherwise to members alone.
  open boolean not null,
  type text,
  created_at timestamptz not null default now(),
  unique (shop_id, position)
);

create table shop.shop_group_area (
  shop_group_id uuid not null references shop.shop_group,
  area_entity_id uuid not null references shop.area,
  position integer not null,
  primary key (shop_group_id, position)
);

create table shop.verification_code (
  id uuid primary key,
  shop_id uuid not null references shop.shop,
  code text not null,
  maximum_uses integer check (maximum_uses >= 0),
  valid_to timestamptz,
  unique (shop_id, code)
);
