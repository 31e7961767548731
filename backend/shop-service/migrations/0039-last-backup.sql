-- When this database was last backed up, told by whoever does it; at first, when this began to be asked.
create table shop.last_backup (
  is_only boolean primary key default true check (is_only),
  taken_at timestamptz not null default now()
);
insert into shop.last_backup default values;
