-- Wrong plates of bought tickets, put right by their drivers: once for each ticket.

create table shop.plate_correction (
  issued_ticket_id uuid primary key references shop.issued_ticket on delete cascade,
  old_plate text not null,
  old_country text,
  new_plate text not null,
  new_country text,
  corrected_at timestamptz not null default now()
);
