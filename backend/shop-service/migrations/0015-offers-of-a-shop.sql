-- What a shop offers has a name that is new whenever anything it rests on has changed: what services keep of it under that
-- name is never old, however many of them there are. By chance, not by counting: a copy that is restored counts anew.

alter table shop.shop add column offers uuid not null default gen_random_uuid();

create function shop.rename_offers() returns trigger language plpgsql as $$
begin
  new.offers := gen_random_uuid();
  return new;
end $$;
create trigger shop_renames_offers before insert or update of area_entity_id, time_zone, currency, deleted_at on shop.shop
  for each row execute function shop.rename_offers();

-- Each for rows of its table, called `changed`.
create function shop.rename_offers_of_tickets() returns trigger language plpgsql as $$
begin
  update shop.shop set offers = gen_random_uuid() where id in (select shop_id from changed);
  return null;
end $$;
create function shop.rename_offers_of_ticket_areas() returns trigger language plpgsql as $$
begin
  update shop.shop set offers = gen_random_uuid() where id in (
    select t.shop_id from changed join shop.ticket t on t.id = changed.ticket_id);
  return null;
end $$;
create function shop.rename_offers_of_areas() returns trigger language plpgsql as $$
begin
  update shop.shop set offers = gen_random_uuid() where id in (
    select t.shop_id from changed join shop.ticket_area a on a.area_entity_id = changed.area_entity_id
    join shop.ticket t on t.id = a.ticket_id);
  return null;
end $$;

-- A trigger sees the rows of one kind of change.
create trigger tickets_came after insert on shop.ticket referencing new table as changed
  for each statement execute function shop.rename_offers_of_tickets();
create trigger tickets_became after update on shop.ticket referencing new table as changed
  for each statement execute function shop.rename_offers_of_tickets();
create trigger tickets_were after update on shop.ticket referencing old table as changed
  for each statement execute function shop.rename_offers_of_tickets();
create trigger tickets_went after delete on shop.ticket referencing old table as changed
  for each statement execute function shop.rename_offers_of_tickets();
create trigger ticket_areas_came after insert on shop.ticket_area referencing new table as changed
  for each statement execute function shop.rename_offers_of_ticket_areas();
create trigger ticket_areas_became after update on shop.ticket_area referencing new table as changed
  for each statement execute function shop.rename_offers_of_ticket_areas();
create trigger ticket_areas_were after update on shop.ticket_area referencing old table as changed
  for each statement execute function shop.rename_offers_of_ticket_areas();
create trigger ticket_areas_went after delete on shop.ticket_area referencing old table as changed
  for each statement execute function shop.rename_offers_of_ticket_areas();
create trigger areas_became after update on shop.area referencing new table as changed
  for each statement execute function shop.rename_offers_of_areas();
