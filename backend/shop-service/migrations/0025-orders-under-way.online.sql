-- Orders whose bank is being asked, by age: monitoring counts those that have waited too long, without reading the past.
create index concurrently if not exists customer_order_processing on shop.customer_order (created_at)
  where status = 'processing';
