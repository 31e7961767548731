-- What operators change while the shop is open, and what drivers do with codes and plates.

-- A shop or group that is taken away stays in the books: orders and plates of the past refer to it.
alter table shop.shop
  add column periodic_limit integer check (periodic_limit >= 0),
  add column periodic_limit_interval text,
  add column deleted_at timestamptz;
alter table shop.shop drop constraint shop_path_key;
alter table shop.shop drop constraint shop_area_entity_id_key;
create unique index shop_path on shop.shop (path) where deleted_at is null;
create unique index shop_area on shop.shop (area_entity_id) where deleted_at is null;
create index shop_by_name on shop.shop (lower(name collate "und-x-icu"), id) where deleted_at is null;

-- Several shops may have the same group, each once.
alter table shop.shop_group add column deleted_at timestamptz;
alter table shop.shop_group drop constraint shop_group_group_id_key;
create unique index shop_group_in_shop on shop.shop_group (shop_id, group_id) where deleted_at is null;
create index shop_group_by_group on shop.shop_group (group_id) where deleted_at is null;

-- Prices at an area that a group can be made of; the id is the group's `group_id`.
create table shop.pricing_group (
  id text primary key,
  area_entity_id uuid not null,
  name text not null,
  description text,
  is_default boolean not null default false
);
create index pricing_group_by_area on shop.pricing_group (area_entity_id);
insert into shop.pricing_group (id, area_entity_id, name)
  select g.group_id, s.area_entity_id, g.name from shop.shop_group g join shop.shop s on s.id = g.shop_id;

-- Under the name its bytes give it, so that the same picture of two shops is kept once.
create table shop.cover_image (
  name text primary key,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- A code may belong to a group: who adds it becomes a member, and the group's maximum_codes limits it.
alter table shop.verification_code add column shop_group_id uuid references shop.shop_group;

-- Codes that were refused, by driver, so that nobody can try them out; older ones than the window are dropped.
create table shop.code_attempt (
  subject text not null,
  attempted_at timestamptz not null
);
create index code_attempt_by_subject on shop.code_attempt (subject, attempted_at);

-- Why the plates of a permission are what they are.
create table shop.plate_change (
  id uuid primary key,
  shop_group_id uuid not null references shop.shop_group,
  subject text not null,
  old_plate text,
  old_country text,
  new_plate text,
  new_country text,
  reason text,
  changed_at timestamptz not null,
  check (old_plate is not null or new_plate is not null)
);
create index plate_change_by_owner on shop.plate_change (shop_group_id, subject);
