-- Money that arrives when the time it was for is over goes back.
alter table shop.refund drop constraint refund_reason_check;
alter table shop.refund add constraint refund_reason_check
  check (reason in ('paidTwice', 'boughtOtherwise', 'notAvailable', 'over')) not valid;
