-- What the driver asked for when ordering: that the tickets begin before the right to withdraw ends. What was ordered
-- before this was asked for has no such request.
alter table shop.customer_order add column express_request boolean not null default false;
