-- Money that the operator or the driver's bank has taken back at the provider, and not by us.
alter table shop.refund drop constraint refund_reason_check;
alter table shop.refund add constraint refund_reason_check
  check (reason in ('paidTwice', 'boughtOtherwise', 'notAvailable', 'over', 'returned', 'chargedBack')) not valid;
