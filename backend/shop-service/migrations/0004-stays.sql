-- What stays cost: a tariff per parking area, the stays that were seen there, what was paid for them, and vouchers.
-- Money is in hundredths.

create table shop.tariff (
  area_entity_id uuid primary key references shop.area,
  -- Minutes after the arrival, and before the departure, for which nothing is to pay.
  arrival_minutes integer not null check (arrival_minutes >= 0),
  departure_minutes integer not null check (departure_minutes >= 0),
  -- Each interval that has begun costs its price.
  interval_minutes integer not null check (interval_minutes between 1 and 1440),
  price integer not null check (price >= 0),
  -- {"from": "20:00", "to": "07:00", "price": 20}
  night jsonb,
  day_maximum integer check (day_maximum >= 0),
  -- [{"weekdays": [1, 4], "from": "04:00", "to": "06:00"}]
  forbidden jsonb not null
);

create table shop.stay (
  id uuid primary key,
  area_entity_id uuid not null references shop.area,
  plate text not null,
  country text,
  arrived_at timestamptz not null,
  left_at timestamptz check (left_at > arrived_at)
);
create index stay_by_plate on shop.stay (plate, area_entity_id, arrived_at);

create table shop.stay_payment (
  id uuid primary key,
  stay_id uuid not null references shop.stay,
  -- Where it was paid: the machine at the exit, an app, ...
  origin text not null,
  status text not null check (status in ('pending', 'paid')),
  amount integer not null check (amount >= 0),
  paid_at timestamptz not null
);
create index stay_payment_by_stay on shop.stay_payment (stay_id);

create table shop.voucher (
  id text primary key,
  type text not null check (type in ('freeTime', 'percent')),
  -- Minutes, or hundredths of the price.
  value integer not null check (value > 0 and (type <> 'percent' or value <= 100)),
  area_entity_id uuid not null references shop.area,
  valid_to timestamptz
);
