/** The tables of the identity provider, as steps that are taken once and in order. */
import type { Database } from "./database.ts"

interface Migration {
  readonly version: number
  readonly name: string
  readonly statements: ReadonlyArray<string>
}

const migrations: ReadonlyArray<Migration> = [
  {
    version: 1,
    name: "accounts, records, mails, tickets, attempts, keys",
    statements: [
      `create table identity.account (
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
      )`,
      "create unique index account_email on identity.account (lower(email))",
      // Sessions, grants, codes and refresh tokens, in the shape oidc-provider gives them.
      `create table identity.record (
        model text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        subject text,
        consumed_at timestamptz,
        expires_at timestamptz,
        primary key (model, id)
      )`,
      "create index record_grant on identity.record (grant_id) where grant_id is not null",
      "create index record_uid on identity.record (uid) where uid is not null",
      "create index record_subject on identity.record (subject) where subject is not null",
      "create index record_expiry on identity.record (expires_at)",
      `create table identity.mail (
        id bigint generated always as identity primary key,
        kind text not null,
        recipient text not null,
        locale text not null,
        subject text not null,
        body text not null,
        link text not null,
        sent_at timestamptz not null default now()
      )`,
      "create index mail_recipient on identity.mail (lower(recipient), sent_at desc)",
      // Only the hash: who reads this table cannot use the links.
      `create table identity.ticket (
        hash text primary key,
        purpose text not null,
        subject text not null references identity.account on delete cascade,
        email text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      `create table identity.attempt (
        action text not null,
        key text not null,
        at timestamptz not null default now()
      )`,
      "create index attempt_key on identity.attempt (action, key, at)",
      `create table identity.signing_key (
        kid text primary key,
        jwk jsonb not null,
        created_at timestamptz not null default now()
      )`
    ]
  },
  {
    version: 2,
    name: "mails that others send",
    statements: [
      "alter table identity.mail alter column link drop not null",
      `create table identity.mail_attachment (
        mail_id bigint not null references identity.mail on delete cascade,
        position integer not null,
        name text not null,
        media_type text not null,
        bytes bytea not null,
        primary key (mail_id, position)
      )`
    ]
  },
  {
    version: 3,
    name: "sign-ups for addresses that have an account",
    statements: [
      "alter table identity.account add column owner_subject text references identity.account on delete cascade",
      "drop index identity.account_email",
      "create unique index account_email on identity.account (lower(email)) where owner_subject is null",
      "create index account_unowned on identity.account (lower(email), created_at desc) where owner_subject is not null"
    ]
  }
]

const ignoreIfThere = `do $$ begin
  create schema if not exists identity;
  create table if not exists identity.migration (
    version integer primary key, name text not null, applied_at timestamptz not null default now());
exception when unique_violation or duplicate_schema or duplicate_table then null; end $$`

/** Takes the steps that are still missing; several processes may start at once. */
export const migrate = async (database: Database): Promise<void> => {
  await database.rows(ignoreIfThere)
  for (const { version, name, statements } of migrations) {
    const taken = await database.rows("select 1 from identity.migration where version = $1", [version])
    if (taken.length > 0) continue
    try {
      await database.transaction([
        ["insert into identity.migration (version, name) values ($1, $2)", [version, name]],
        ...statements.map((statement): readonly [string] => [statement])
      ])
    } catch (cause) {
      // Another process took this step in the meantime: the insert waited for it and then failed.
      const now = await database.rows("select 1 from identity.migration where version = $1", [version])
      if (now.length === 0) throw cause
    }
  }
}
