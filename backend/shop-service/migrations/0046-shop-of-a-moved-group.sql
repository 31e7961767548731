-- The rows of a group name the shop that it moves to, so that a shop that moves to another server takes them along.

create function shop.move_rows_of_group() returns trigger language plpgsql as $$
begin
  update shop.shop_group_area set shop_id = new.shop_id where shop_group_id = new.id;
  update shop.group_member set shop_id = new.shop_id where shop_group_id = new.id;
  update shop.registered_plate set shop_id = new.shop_id where shop_group_id = new.id;
  update shop.plate_change set shop_id = new.shop_id where shop_group_id = new.id;
  return null;
end $$;
create trigger shop_group_moved after update of shop_id on shop.shop_group for each row when (new.shop_id <> old.shop_id)
  execute function shop.move_rows_of_group();

-- Of groups that moved before. Rows without a shop wait for a move, as those of other tables do.
update shop.shop_group_area t set shop_id = g.shop_id from shop.shop_group g
  where g.id = t.shop_group_id and g.shop_id <> t.shop_id;
update shop.group_member t set shop_id = g.shop_id from shop.shop_group g
  where g.id = t.shop_group_id and g.shop_id <> t.shop_id;
update shop.registered_plate t set shop_id = g.shop_id from shop.shop_group g
  where g.id = t.shop_group_id and g.shop_id <> t.shop_id;
update shop.plate_change t set shop_id = g.shop_id from shop.shop_group g
  where g.id = t.shop_group_id and g.shop_id <> t.shop_id;
