create index concurrently if not exists refund_charged_back on shop.refund (charged_back_at) where charged_back_at is not null;
