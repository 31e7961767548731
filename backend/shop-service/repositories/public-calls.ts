/** Counts calls that need no login by remote address, in the database, for all processes. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { traced } from "../traced.ts"

/** Maximum per address and minute: more than all drivers behind one network at a busy gate. */
export const maxPublicCalls = 300

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Counts one more call. Returns the seconds until the next one is allowed, or null if this one is. */
    count: traced("PublicCalls.count")(function* (address: string) {
      const [row] = yield* sql<{ calls: number; seconds: number }>`
        insert into shop.public_call as counted (address, minute, calls)
        values (${address}, date_trunc('minute', now()), 1)
        on conflict (address, minute) do update set calls = counted.calls + 1
        returning calls, ceil(extract(epoch from minute + interval '1 minute' - clock_timestamp()))::int as seconds`
      // Counts of past minutes are not needed.
      if (row?.calls === 1)
        yield* sql`delete from shop.public_call where minute < date_trunc('minute', now())`
      return row === undefined || row.calls <= maxPublicCalls ? null : Math.max(1, row.seconds)
    }, Effect.orDie)
  }
})

export class PublicCalls extends Context.Service<PublicCalls>()("shop-service/PublicCalls", { make }) {
  static readonly layer = Layer.effect(PublicCalls, make)
}
