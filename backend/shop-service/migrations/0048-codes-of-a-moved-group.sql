-- The codes of groups that moved to another shop before codes went along, unless that shop has a code of this text.

with moved as (
  select distinct on (g.shop_id, c.code) c.id, g.shop_id
  from shop.verification_code c join shop.shop_group g on g.id = c.shop_group_id
  where g.shop_id <> c.shop_id and not exists (
    select 1 from shop.verification_code own where own.shop_id = g.shop_id and own.code = c.code)
  order by g.shop_id, c.code, c.id
), redeemed as (
  update shop.redeemed_code r set shop_id = m.shop_id from moved m where r.verification_code_id = m.id
)
update shop.verification_code c set shop_id = m.shop_id from moved m where c.id = m.id;
