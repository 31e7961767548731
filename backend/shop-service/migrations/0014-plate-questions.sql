-- How often a driver has asked about plates of others, hour by hour; see repositories/plate-questions.ts.

create table shop.plate_question (
  subject text not null,
  hour timestamptz not null,
  asked integer not null,
  primary key (subject, hour)
);
