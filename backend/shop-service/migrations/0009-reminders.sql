-- Tickets of several stays whose drivers are reminded before they end; see repositories/mails.ts.

create index issued_ticket_of_stays on shop.issued_ticket (valid_to)
  where total_usage_limit is not null and order_id is not null;
