alter table shop.refund validate constraint refund_reason_check;
