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

type TicketRow = { readonly [column: string]: unknown } & Ticket

const columns = `subject, email, purpose, return_target as "returnTarget",
  case when used_at is not null then 'used' when expires_at < now() then 'expired' else 'good' end as state`

export type Tickets = ReturnType<typeof makeTickets>

export const makeTickets = (database: Database) => ({
  issue: async (purpose: TicketPurpose, account: Account, returnTarget: string | null): Promise<string> => {
    const ticket = randomBytes(24).toString("base64url")
    await database.rows(
      `insert into identity.ticket (hash, purpose, subject, email, expires_at, return_target)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5::double precision), $6)`,
      [hashOf(ticket), purpose, account.subject, account.email, lifetimeSeconds[purpose], returnTarget]
    )
    return ticket
  },
  /** Reads it without using it; undefined if it was never issued. */
  look: (purpose: TicketPurpose, ticket: string): Promise<Ticket | undefined> =>
    database.first<TicketRow>(`select ${columns} from identity.ticket where hash = $1 and purpose = $2`, [
      hashOf(ticket),
      purpose
    ]),
  /** Uses it up; undefined if it was not valid. Of two simultaneous uses, one wins. */
  use: (purpose: TicketPurpose, ticket: string): Promise<Ticket | undefined> =>
    database.first<TicketRow>(
      `update identity.ticket set used_at = now()
       where hash = $1 and purpose = $2 and used_at is null and expires_at > now()
       returning subject, email, purpose, return_target as "returnTarget", 'good' as state`,
      [hashOf(ticket), purpose]
    )
})
