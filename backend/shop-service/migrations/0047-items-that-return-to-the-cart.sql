-- The driver has taken its items out of the cart while the bank decides: they return if it declines.
alter table shop.customer_order add column returns_to_cart boolean not null default false;
