/** Secrets in mailed links: valid once, for one purpose, for a limited time. */
import { createHash, randomBytes } from "node:crypto"
import type { Account } from "./accounts.ts"
import type { Database } from "./database.ts"

export type TicketPurpose = "verify-email" | "reset-password"

const lifetimeSeconds: Record<TicketPurpose, number> = {
  "verify-email": 5 * 24 * 3600,
  "reset-password": 3600
}

export interface Ticket {
  readonly subject: string
  readonly email: string
  readonly purpose: TicketPurpose
  readonly state: "good" | "used" | "expired"
  /** Page of the shop to return to; null if unknown. */
  readonly returnTarget: string | null
}

const hashOf = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url")

export type Tickets = ReturnType<typeof makeTickets>

export const makeTickets = (database: Database) => ({
  issue: async (purpose: TicketPurpose, account: Account, returnTarget: string | null): Promise<string> => {
    const ticket = randomBytes(24).toString("base64url")
    await database.rows`
      insert into identity.ticket (hash, purpose, subject, email, expires_at, return_target)
      values (${hashOf(ticket)}, ${purpose}, ${account.subject}, ${account.email},
        now() + make_interval(secs => ${lifetimeSeconds[purpose]}::double precision), ${returnTarget})`
    return ticket
  },
  /** Reads it without using it; undefined if it was never issued. */
  look: (purpose: TicketPurpose, ticket: string) =>
    database.first<Ticket>`
      select subject, email, purpose, return_target,
        case when used_at is not null then 'used' when expires_at < now() then 'expired' else 'good' end as state
      from identity.ticket where hash = ${hashOf(ticket)} and purpose = ${purpose}`,
  /** Uses it up; undefined if it was not valid. Of two simultaneous uses, one wins. */
  use: (purpose: TicketPurpose, ticket: string) =>
    database.first<Ticket>`
      update identity.ticket set used_at = now()
      where hash = ${hashOf(ticket)} and purpose = ${purpose} and used_at is null and expires_at > now()
      returning subject, email, purpose, return_target, 'good' as state`,
  /**
   * Uses a link up for a new password, in one statement; undefined if it was not valid. Reading the mail proves
   * ownership of the address: that verifies it, and ends the driver's other links, all sessions and logins under way,
   * and the accounts that were made with the address meanwhile.
   */
  changePassword: (ticket: string, passwordHash: string) =>
    database.first`
      with used as (update identity.ticket set used_at = now()
          where hash = ${hashOf(ticket)} and purpose = 'reset-password' and used_at is null and expires_at > now()
          returning hash, subject),
        changed as (update identity.account set password_hash = ${passwordHash}, email_verified = true, updated_at = now()
          where subject in (select subject from used)),
        links as (update identity.ticket set used_at = now() from used
          where ticket.subject = used.subject and ticket.hash <> used.hash
            and ticket.purpose = 'reset-password' and ticket.used_at is null),
        others as (delete from identity.account where owner_subject in (select subject from used) returning subject),
        ended as (delete from identity.record using (select subject from used union all select subject from others) gone
          where record.subject = gone.subject
            or record.model = 'Interaction' and record.payload #>> '{result,login,accountId}' = gone.subject)
      select subject from used`
})
