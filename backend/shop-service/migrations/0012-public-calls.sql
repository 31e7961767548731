-- How often an address has asked the calls that need no login, minute by minute; see repositories/public-calls.ts.

create table shop.public_call (
  address text not null,
  minute timestamptz not null,
  calls integer not null,
  primary key (address, minute)
);
