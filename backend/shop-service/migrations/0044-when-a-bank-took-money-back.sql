-- When a bank last took money of this payment back, by the provider's event; null: never.
alter table shop.refund add column charged_back_at timestamptz;
update shop.refund set charged_back_at = created_at where reason = 'chargedBack';
