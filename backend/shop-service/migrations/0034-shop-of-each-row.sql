-- The shop of each row, so that logical replication can copy one shop to another server: docs/decisions/034-cells.md.
-- Null in rows of before; a move fills them.

create procedure shop.name_shop(named text, parent text, key text) language plpgsql as $$
begin
  execute format('alter table shop.%I add column shop_id uuid', named);
  execute format(
    'create function shop.%I() returns trigger language plpgsql as %L', named || '_shop',
    format('begin new.shop_id := (select shop_id from shop.%I where id = new.%I); return new; end', parent, key));
  execute format(
    'create trigger %1$I before insert or update on shop.%2$I for each row when (new.shop_id is null)
     execute function shop.%1$I()', named || '_shop', named);
end $$;
call shop.name_shop('ticket_area', 'ticket', 'ticket_id');
call shop.name_shop('shop_group_area', 'shop_group', 'shop_group_id');
call shop.name_shop('group_member', 'shop_group', 'shop_group_id');
call shop.name_shop('registered_plate', 'shop_group', 'shop_group_id');
call shop.name_shop('plate_change', 'shop_group', 'shop_group_id');
call shop.name_shop('redeemed_code', 'verification_code', 'verification_code_id');
call shop.name_shop('order_key', 'customer_order', 'order_id');
call shop.name_shop('order_plate', 'customer_order', 'order_id');
call shop.name_shop('payment_event', 'customer_order', 'order_id');
call shop.name_shop('refund', 'customer_order', 'order_id');
call shop.name_shop('mail', 'customer_order', 'order_id');
call shop.name_shop('checkout_session', 'customer_order', 'order_id');
call shop.name_shop('push_reminder', 'customer_order', 'order_id');
call shop.name_shop('issued_ticket_plate', 'issued_ticket', 'issued_ticket_id');
call shop.name_shop('plate_correction', 'issued_ticket', 'issued_ticket_id');
drop procedure shop.name_shop;

-- A move has a trigger with it on each table for the seconds of the switch. The error says "not now": services try again.
create function shop.refuse_write_of_shop() returns trigger language plpgsql as $$
begin
  if to_jsonb(coalesce(new, old)) ->> tg_argv[0] = tg_argv[1] then
    raise exception 'this shop is moving to another server' using errcode = '55P03';
  end if;
  return coalesce(new, old);
end $$;
