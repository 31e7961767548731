-- Whether the driver is reminded before a ticket ends: as the driver said; null as long as nothing was said.

alter table shop.issued_ticket add column reminder boolean;

-- Unless the driver said otherwise, tickets of several stays are reminded of, and no others.
create index issued_ticket_reminded on shop.issued_ticket (valid_to)
  where coalesce(reminder, total_usage_limit is not null) and order_id is not null;
drop index shop.issued_ticket_of_stays;
