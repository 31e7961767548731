-- Mails that others send.
alter table identity.mail alter column link drop not null;

create table identity.mail_attachment (
  mail_id bigint not null references identity.mail on delete cascade,
  position integer not null,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (mail_id, position)
);
