-- How many of a ticket may be good at the same time; null: as many as are wanted.

alter table shop.ticket add column places integer check (places > 0);
create index issued_ticket_by_ticket on shop.issued_ticket (ticket_id, valid_to);
create index order_plate_by_ticket on shop.order_plate (ticket_id, valid_to);
