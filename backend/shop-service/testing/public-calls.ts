import type { TestDatabase } from "../../database/test-database.ts"
import { maxPublicCalls } from "../repositories/public-calls.ts"

/** Uses up the public calls of every address so far: in this minute, and in the next, which may begin meanwhile. */
export const useUpPublicCalls = ({ sql }: TestDatabase) => sql`
  insert into shop.public_call (address, minute, calls)
    select distinct address, date_trunc('minute', now()) + n * interval '1 minute', ${maxPublicCalls}::int
    from shop.public_call, generate_series(0, 1) as n
    on conflict (address, minute) do update set calls = excluded.calls`
