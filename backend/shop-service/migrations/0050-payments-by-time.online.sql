-- For the books of a month. Reports arrive in the order of time: a BRIN index is small, and costs a write next to nothing.
create index concurrently if not exists payment_event_by_time on shop.payment_event using brin (received_at);
