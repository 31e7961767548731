-- Sign-ups for addresses that have an account.
alter table identity.account add column owner_subject text references identity.account on delete cascade;
drop index identity.account_email;
create unique index account_email on identity.account (lower(email)) where owner_subject is null;
create index account_unowned on identity.account (lower(email), created_at desc) where owner_subject is not null;
