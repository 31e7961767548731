-- Who sold it, under which name of the shop and at which rate of VAT; see rules/sold-by.ts. Null: an order of before.

alter table shop.customer_order add column sold_by jsonb;
