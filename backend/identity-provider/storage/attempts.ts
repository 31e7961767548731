/** Limits how often something may be tried, counted in the database so that all processes agree. */
import type { Database } from "./database.ts"

interface Limit {
  readonly maximum: number
  readonly seconds: number
}

/** Each action with its key: the address typed, where the request came from, or both. */
export const limits = {
  // A stranger's wrong passwords do not lock the owner out: few are let through from one place, many from all.
  "login-email-from": { maximum: 10, seconds: 15 * 60 },
  "login-email": { maximum: 200, seconds: 15 * 60 },
  "login-origin": { maximum: 100, seconds: 15 * 60 },
  "sign-up-origin": { maximum: 300, seconds: 60 * 60 },
  "mail-email": { maximum: 5, seconds: 60 * 60 },
  "mail-origin": { maximum: 50, seconds: 60 * 60 }
} as const satisfies Record<string, Limit>

export type LimitedAction = keyof typeof limits

/** Under which tries for an address from one place are counted; an address holds no space. */
export const loginKey = (email: string, source: string): string => `${email} ${source}`

/** How long to wait, in seconds; 0 while it may be tried. */
export type Wait = number

export interface Attempts {
  /** Counts one more try and says how long to wait if that was one too many. */
  count(action: LimitedAction, key: string): Promise<Wait>
  forget(action: LimitedAction, key: string): Promise<void>
  /** Forgets all tries to log in under this address, wherever they came from. */
  forgetLogins(email: string): Promise<void>
  forgetAll(): Promise<void>
}

export const makeAttempts = (database: Database): Attempts => ({
  count: async (action, key) => {
    const { maximum, seconds } = limits[action]
    // Counted before the work, so that many tries at once do not slip through together.
    await database.rows("insert into identity.attempt (action, key) values ($1, lower($2))", [action, key])
    const [row] = await database.rows<{ readonly count: number; readonly age: number }>(
      `select count(*)::int as count, coalesce(extract(epoch from now() - min(at)), 0)::double precision as age
       from identity.attempt where action = $1 and key = lower($2) and at > now() - make_interval(secs => $3::double precision)`,
      [action, key, seconds]
    )
    if (row === undefined || row.count <= maximum) return 0
    return Math.max(1, Math.ceil(seconds - row.age))
  },
  forget: async (action, key) => {
    await database.rows("delete from identity.attempt where action = $1 and key = lower($2)", [action, key])
  },
  forgetLogins: async (email) => {
    await database.rows(
      `delete from identity.attempt where (action = 'login-email' and key = lower($1))
         or (action = 'login-email-from' and starts_with(key, lower($2)))`,
      [email, loginKey(email, "")]
    )
  },
  forgetAll: async () => {
    await database.rows("delete from identity.attempt")
  }
})
