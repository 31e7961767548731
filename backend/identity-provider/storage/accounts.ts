/** Drivers' accounts: reads, creates and changes them; seeds those of the demo world. */
import { randomUUID } from "node:crypto"
import { domainToASCII } from "node:url"
import { foldCopiedText } from "../../../schemas/copied-text.ts"
import { demoDrivers, demoPassword } from "../../demo-world/drivers.ts"
import { hashPassword, type PasswordCost } from "../passwords.ts"
import { type Database, part } from "./database.ts"

export interface Account {
  /** The `sub` claim. */
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly nickname: string
  readonly passwordHash: string
  readonly emailVerified: boolean
  readonly lastShopVisited: string | null
  readonly blocked: boolean
  /**
   * Owner of the address, if it already had an account at the sign-up. Such an account is never verified, and
   * sees only the page that waits for it: so a sign-up does not reveal which addresses are known.
   */
  readonly ownerSubject: string | null
  readonly updatedAt: Date
}

const columns = part(`subject, email, name, nickname, password_hash, email_verified,
  user_metadata->>'last_shop_visited' as last_shop_visited, blocked, owner_subject, updated_at`)

const overwrite = part(`update set email = excluded.email, name = excluded.name, nickname = excluded.nickname,
  password_hash = excluded.password_hash, email_verified = excluded.email_verified,
  user_metadata = excluded.user_metadata, blocked = false, updated_at = now()`)

export interface AccountChange {
  readonly emailVerified?: boolean
  readonly lastShopVisited?: string | null
  readonly blocked?: boolean
}

/**
 * Normalizes an address, so that all accounts of it match, whatever its case and source. A domain with umlauts
 * becomes ASCII: some browsers send it like that from a field for an address, others as typed.
 */
export const normalizeEmail = (email: string): string =>
  foldCopiedText(email)
    .trim()
    .normalize("NFKC")
    .replace(/(?<=@)[^@]*\P{ASCII}[^@]*$/u, (domain) => domainToASCII(domain) || domain)

export const isEmail = (email: string): boolean =>
  email.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(email)

export type Accounts = ReturnType<typeof makeAccounts>

export const makeAccounts = (database: Database, cost: PasswordCost) => {
  const bySubject = (subject: string) =>
    database.first<Account>`select ${columns} from identity.account where subject = ${subject}`
  /**
   * Creates an account of an address with this owner, whose salt its hash has; null if the new account owns it.
   * Returns undefined if it has an owner meanwhile.
   */
  const create = (email: string, passwordHash: string, ownerSubject: string | null) =>
    database.first<Account>`
      insert into identity.account (subject, email, name, nickname, password_hash, owner_subject)
      values (${`driver|${randomUUID()}`}, ${email}, ${email}, ${email.split("@")[0] ?? email}, ${passwordHash},
        ${ownerSubject})
      on conflict do nothing returning ${columns}`
  return {
    bySubject,
    /** Returns the account that owns the address. */
    byEmail: (email: string) =>
      database.first<Account>`
        select ${columns} from identity.account where lower(email) = lower(${email}) and owner_subject is null`,
    /** Returns the latest account with this password that was made with the address of another account. */
    notOwnedByPassword: (email: string, passwordHash: string) =>
      database.first<Account>`
        select ${columns} from identity.account
        where lower(email) = lower(${email}) and owner_subject is not null and password_hash = ${passwordHash}
        order by created_at desc limit 1`,
    create,
    change: async (subject: string, wanted: AccountChange): Promise<void> => {
      await database.rows`
        update identity.account set
          email_verified = coalesce(${wanted.emailVerified ?? null}::boolean, email_verified),
          blocked = coalesce(${wanted.blocked ?? null}::boolean, blocked),
          user_metadata = case when ${wanted.lastShopVisited !== undefined}::boolean
            then user_metadata || jsonb_build_object('last_shop_visited', ${wanted.lastShopVisited ?? null}::text)
            else user_metadata end,
          updated_at = now()
        where subject = ${subject}`
    },
    /** Creates the demo drivers; with `again`, also resets them to the demo world. */
    seed: async (again = false): Promise<void> => {
      // One hash for all of them: this password is public, and hashing takes time.
      let passwordHash: string | undefined
      for (const driver of Object.values(demoDrivers)) {
        if (!again && (await bySubject(driver.subject)) !== undefined) continue
        passwordHash ??= await hashPassword(demoPassword, cost)
        await database.rows`
          insert into identity.account (subject, email, name, nickname, password_hash, email_verified, user_metadata)
          values (${driver.subject}, ${driver.email}, ${driver.name}, ${driver.nickname}, ${passwordHash},
            ${driver.emailVerified}, jsonb_build_object('last_shop_visited', ${driver.lastShopVisited}::text))
          on conflict (subject) do ${again ? overwrite : part("nothing")}`
      }
    }
  }
}
