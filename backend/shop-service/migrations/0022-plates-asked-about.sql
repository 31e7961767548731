-- Which plates a driver has asked about in an hour, as digests: the same one again is no further question.

alter table shop.plate_question add column plates text[] not null default '{}';
