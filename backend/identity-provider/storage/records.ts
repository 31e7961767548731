/** Stores the state of oidc-provider (sessions, grants, codes, refresh tokens, logins) in PostgreSQL. */
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider"
import { type Database, part } from "./database.ts"

/**
 * A refresh token may be used again within this time: two tabs send the same one, and the SDK repeats a request without
 * a response after ten seconds and after twenty. A shorter time would then end the whole login.
 */
const refreshReuseSeconds = 30

/** Expired records are kept a little longer, as clocks differ. */
const clockTolerance = "15 seconds"

interface StoredRecord {
  readonly payload: AdapterPayload
  readonly consumedAt: Date | null
}

const alive = part(`(expires_at is null or expires_at > now() - interval '${clockTolerance}')`)

const toPayload = (model: string, record: StoredRecord | undefined): AdapterPayload | undefined => {
  if (record === undefined) return undefined
  if (record.consumedAt === null) return record.payload
  const age = (Date.now() - record.consumedAt.getTime()) / 1000
  if (model === "RefreshToken" && age < refreshReuseSeconds) return record.payload
  return { ...record.payload, consumed: Math.floor(record.consumedAt.getTime() / 1000) }
}

const makeAdapter = (database: Database, model: string): Adapter => ({
  upsert: async (id, payload, expiresIn) => {
    const { grantId = null, uid = null, accountId = null } = payload
    await database.rows`
      insert into identity.record (model, id, payload, grant_id, uid, subject, expires_at)
      values (${model}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId}, ${uid}, ${accountId},
        now() + make_interval(secs => ${expiresIn ?? null}::double precision))
      on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
        uid = excluded.uid, subject = excluded.subject, expires_at = excluded.expires_at`
  },
  find: async (id) => {
    const record = await database.first<StoredRecord>`
      select payload, consumed_at from identity.record where model = ${model} and id = ${id} and ${alive}`
    return toPayload(model, record)
  },
  findByUid: async (uid) => {
    const record = await database.first<StoredRecord>`
      select payload, consumed_at from identity.record where model = ${model} and uid = ${uid} and ${alive}`
    return toPayload(model, record)
  },
  // Device codes are not offered.
  findByUserCode: async () => undefined,
  consume: async (id) => {
    await database.rows`
      update identity.record set consumed_at = coalesce(consumed_at, now()) where model = ${model} and id = ${id}`
  },
  destroy: async (id) => {
    await database.rows`delete from identity.record where model = ${model} and id = ${id}`
  },
  revokeByGrantId: async (grantId) => {
    await database.rows`delete from identity.record where model = ${model} and grant_id = ${grantId}`
  }
})

export const recordsAdapter =
  (database: Database): AdapterFactory =>
  (model) =>
    makeAdapter(database, model)

/** Ends a grant with all its codes and refresh tokens. */
export const revokeGrant = (database: Database, grantId: string): Promise<unknown> =>
  database.rows`
    delete from identity.record where grant_id = ${grantId} or (model = 'Grant' and id = ${grantId})`

/** Signs a driver out everywhere, or all drivers. */
export const endSessions = (database: Database, subject?: string): Promise<unknown> =>
  subject === undefined
    ? database.rows`delete from identity.record`
    : database.rows`delete from identity.record where subject = ${subject}`

/** Deletes records that expired an hour ago or earlier. */
export const forgetExpired = (database: Database): Promise<unknown> =>
  database.rows`
    with records as (delete from identity.record where expires_at < now() - interval '1 hour'),
      attempts as (delete from identity.attempt where at < now() - interval '1 day')
    delete from identity.ticket where expires_at < now() - interval '30 days'`
