-- Accounts, records of the protocol, mails, links, attempts and keys.

create table identity.account (
  subject text primary key,
  email text not null,
  name text not null,
  nickname text not null,
  password_hash text not null,
  email_verified boolean not null default false,
  user_metadata jsonb not null default '{}',
  blocked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index account_email on identity.account (lower(email));

-- Sessions, grants, codes and refresh tokens, in the shape oidc-provider gives them.
create table identity.record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  subject text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index record_grant on identity.record (grant_id) where grant_id is not null;
create index record_uid on identity.record (uid) where uid is not null;
create index record_subject on identity.record (subject) where subject is not null;
create index record_expiry on identity.record (expires_at);

create table identity.mail (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  locale text not null,
  subject text not null,
  body text not null,
  link text not null,
  sent_at timestamptz not null default now()
);
create index mail_recipient on identity.mail (lower(recipient), sent_at desc);

-- Only the hash: who reads this table cannot use the links.
create table identity.ticket (
  hash text primary key,
  purpose text not null,
  subject text not null references identity.account on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table identity.attempt (
  action text not null,
  key text not null,
  at timestamptz not null default now()
);
create index attempt_key on identity.attempt (action, key, at);

create table identity.signing_key (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now()
);
