/** Rate limits, counted in the database for all processes. */
import type { Account } from "./accounts.ts"
import type { Database } from "./database.ts"

interface Limit {
  readonly maximum: number
  readonly seconds: number
}

/** Limit per action and key: the typed address, the remote address, or both. */
export const limits = {
  // Wrong passwords from elsewhere do not lock the owner out: few per remote address, many in total.
  "login-email-from": { maximum: 10, seconds: 15 * 60 },
  "login-email": { maximum: 200, seconds: 15 * 60 },
  "login-origin": { maximum: 100, seconds: 15 * 60 },
  "sign-up-origin": { maximum: 300, seconds: 60 * 60 },
  // Apart, so that nobody else can use up those with a link that its owner needs.
  "mail-email": { maximum: 5, seconds: 60 * 60 },
  "reset-email": { maximum: 5, seconds: 60 * 60 },
  "notice-email": { maximum: 5, seconds: 60 * 60 },
  "mail-origin": { maximum: 50, seconds: 60 * 60 }
} as const satisfies Record<string, Limit>

export type LimitedAction = keyof typeof limits

/** Key of attempts for an address from one place; an address contains no space. */
export const loginKey = (email: string, source: string): string => `${email} ${source}`

/** Limits of a password for an address. One remote address cannot use up the attempts of all others. */
export const passwordLimits = (email: string, source: string) =>
  [
    ["login-email-from", loginKey(email, source)],
    ["login-email", email]
  ] as const

/** Limit of mails about a sign-up: with a link to the account's maker, or a notice to the owner of the address. */
export const signUpMailLimit = ({ email, ownerSubject }: Pick<Account, "email" | "ownerSubject">) =>
  [ownerSubject === null ? "mail-email" : "notice-email", email] as const

/** Seconds to wait; 0 if an attempt is allowed. */
export type Wait = number

const countOne = async (database: Database, action: LimitedAction, key: string): Promise<Wait> => {
  const { maximum, seconds } = limits[action]
  // Counted before the work, so that simultaneous attempts do not exceed the limit.
  const own = await database.first<{ readonly place: string }>`
    insert into identity.attempt (action, key) values (${action}, lower(${key})) returning ctid::text as place`
  const row = await database.first<{ readonly count: number; readonly age: number }>`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(at)), 0)::double precision as age
    from identity.attempt where action = ${action} and key = lower(${key})
      and at > now() - make_interval(secs => ${seconds}::double precision)`
  if (row === undefined || row.count <= maximum) return 0
  await database.rows`
    delete from identity.attempt
    where ctid = ${own?.place ?? ""}::text::tid and action = ${action} and key = lower(${key})`
  return Math.max(1, Math.ceil(seconds - row.age))
}

export type Attempts = ReturnType<typeof makeAttempts>

export const makeAttempts = (database: Database) => ({
  /**
   * Counts one more attempt under each limit in turn, and returns the wait of the first that it exceeds. A refused
   * attempt is not counted there or after: it delays nobody, neither its maker nor others with the same key.
   */
  count: async (...limited: ReadonlyArray<readonly [action: LimitedAction, key: string]>): Promise<Wait> => {
    for (const [action, key] of limited) {
      const wait = await countOne(database, action, key)
      if (wait > 0) return wait
    }
    return 0
  },
  /** Takes back one attempt, which has succeeded. */
  takeBack: async (action: LimitedAction, key: string): Promise<void> => {
    await database.rows`
      delete from identity.attempt where ctid = (select ctid from identity.attempt
        where action = ${action} and key = lower(${key}) order by at desc limit 1)`
  },
  /** Forgets all attempts to log in to this address, from all places. */
  forgetLogins: async (email: string): Promise<void> => {
    await database.rows`
      delete from identity.attempt where (action = 'login-email' and key = lower(${email}))
        or (action = 'login-email-from' and starts_with(key, lower(${loginKey(email, "")})))`
  },
  forgetAll: async (): Promise<void> => {
    await database.rows`delete from identity.attempt`
  }
})
