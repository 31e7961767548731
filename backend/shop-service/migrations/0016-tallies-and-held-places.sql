-- How many there are of what only grows, counted by those who write it: monitoring reads sums, however many rows there are.
-- Each connection counts in a slot of its own, so that no order waits for another one's count.

create table shop.tally (
  name text not null,
  label text not null,
  slot integer not null,
  count bigint not null,
  primary key (name, label, slot)
) with (fillfactor = 50);

-- For the rows that a statement brought or took: the label they are counted under, and which of them count.
create function shop.keep_tally() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into shop.tally as kept (name, label, slot, count)
     select %L, label, pg_backend_pid() %% 64, sum(change) from (%s) changes
     group by label having sum(change) <> 0 order by label
     on conflict (name, label, slot) do update set count = kept.count + excluded.count',
    tg_table_name,
    concat_ws(' union all ',
      case when tg_op <> 'DELETE' then format('select %s as label, 1 as change from came where %s', tg_argv[0], tg_argv[1]) end,
      case when tg_op <> 'INSERT' then format('select %s as label, -1 as change from went where %s', tg_argv[0], tg_argv[1]) end));
  return null;
end $$;

-- Making a trigger waits for who writes, and lets nobody write before the migration ends: nothing is missed, nothing twice.
create procedure shop.tally(counted text, label text, condition text) language plpgsql as $$
begin
  execute format('create trigger tally_of_new after insert on shop.%I referencing new table as came
    for each statement execute function shop.keep_tally(%L, %L)', counted, label, condition);
  execute format('create trigger tally_of_changed after update on shop.%I referencing old table as went new table as came
    for each statement execute function shop.keep_tally(%L, %L)', counted, label, condition);
  execute format('create trigger tally_of_gone after delete on shop.%I referencing old table as went
    for each statement execute function shop.keep_tally(%L, %L)', counted, label, condition);
  execute format('insert into shop.tally select %L, %s, 0, count(*) from shop.%I where %s group by 2',
    counted, label, counted, condition);
end $$;

call shop.tally('customer_order', 'status', 'true');
call shop.tally('issued_ticket', '''''', 'true');
call shop.tally('cart', '''''', 'jsonb_array_length(items) > 0');
call shop.tally('registered_plate', '''''', 'valid_to is null');
call shop.tally('redeemed_code', '''''', 'true');
call shop.tally('mail', 'status', 'true');
call shop.tally('refund', 'case when refunded_at is null then ''due'' else ''refunded'' end', 'true');
drop procedure shop.tally;

-- What time decides cannot be counted by writes: these find it without the past.
create index customer_order_waiting on shop.customer_order (expires_at) where status = 'open';
create index issued_ticket_good on shop.issued_ticket (valid_to) where remaining_usage is null or remaining_usage > 0;
create index registered_plate_ending on shop.registered_plate (valid_to) where valid_to is not null;

-- Until when, and by whom, an order on its way to payment holds the places of its plates; null once it holds none. So that
-- who wants a place looks at those that are held, and not at every order there was.
alter table shop.order_plate
  add column held_until timestamptz,
  add column held_by text,
  -- By an order that its driver cannot give up any more.
  add column held_firmly boolean;
update shop.order_plate p set held_until = o.expires_at, held_by = o.subject, held_firmly = o.status = 'processing'
  from shop.customer_order o where o.id = p.order_id and o.status in ('open', 'processing');
create index order_plate_held on shop.order_plate (ticket_id, held_until) where held_until is not null;

create function shop.hold_places() returns trigger language plpgsql as $$
begin
  select o.expires_at, o.subject, o.status = 'processing' into new.held_until, new.held_by, new.held_firmly
    from shop.customer_order o where o.id = new.order_id and o.status in ('open', 'processing');
  return new;
end $$;
create trigger order_plate_holds before insert on shop.order_plate for each row execute function shop.hold_places();

create function shop.hold_or_release_places() returns trigger language plpgsql as $$
begin
  update shop.order_plate set
    held_until = case when new.status in ('open', 'processing') then new.expires_at end,
    held_by = case when new.status in ('open', 'processing') then new.subject end,
    held_firmly = case when new.status in ('open', 'processing') then new.status = 'processing' end
  where order_id = new.id;
  return null;
end $$;
create trigger order_holds_places after update of status, expires_at on shop.customer_order for each row
  when (old.status is distinct from new.status or old.expires_at is distinct from new.expires_at)
  execute function shop.hold_or_release_places();
drop index shop.order_plate_by_ticket;
