-- What drivers are written. A mail stands here from the transaction that is its reason; it is sent after the commit.

-- Where mails about the order go; null where nothing can be sent.
alter table shop.customer_order add column email text;

create table shop.mail (
  id uuid primary key,
  order_id uuid not null references shop.customer_order on delete cascade,
  kind text not null check (kind in ('confirmation', 'refund', 'plateCorrection', 'reminder')),
  -- What of the order it is about, where it is not the whole; empty otherwise.
  about text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'abandoned')),
  -- Begun, whether they ended or not.
  attempts integer not null default 0,
  -- Not before. Whoever takes the mail moves this ahead, so that it is another's only if the first one never comes back.
  due_at timestamptz not null default now(),
  sent_at timestamptz check ((sent_at is null) = (status <> 'sent')),
  -- A code of the mail server or of ours, never its words: they may name the driver.
  problem text,
  created_at timestamptz not null default now(),
  -- One mail per reason, however often the reason is reported.
  unique (order_id, kind, about)
);
create index mail_due on shop.mail (due_at) where status = 'waiting';
