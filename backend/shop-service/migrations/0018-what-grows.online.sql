-- What drivers ask for is found without reading what others have gathered, or what is past.

-- Whose plates they are is asked with each price, in whatever shop the cart is.
create index concurrently if not exists cart_by_subject on shop.cart (subject);
create index concurrently if not exists ticket_area_by_area on shop.ticket_area (area_entity_id);
create index concurrently if not exists verification_code_by_code on shop.verification_code (code, shop_id);
create index concurrently if not exists plate_question_by_hour on shop.plate_question (hour);

-- Of orders that wait for driver or bank; those of the past are not in them.
create index concurrently if not exists customer_order_held on shop.customer_order (subject, shop_id)
  where status in ('open', 'processing');
create index concurrently if not exists order_plate_held_by_plate on shop.order_plate (plate, held_until)
  where held_until is not null;
