/**
 * Moves a shop from one database to another while it sells: logical replication copies its rows and follows their
 * changes; for the seconds of the switch, its writes are refused ("try again"). Repeated after an interruption, it
 * starts anew, or finishes what was switched. See docs/decisions/034-cells.md.
 */
import { Effect } from "effect"
import { isUuid } from "../database/statement.ts"
import { type Database, hasRows, type Move, type PreparedMove, prepareMove, refuse } from "./databases.ts"
import { drain, endReplication, freeze, isFrozen, replicate, thaw } from "./replication.ts"
import {
  checkNames,
  deleteAreas,
  deleteRows,
  deleteShop,
  fillShopIds,
  ownAreas,
  switchDatabase,
  talliesOf
} from "./rows.ts"

const hasShop = (database: Database, { shopId }: Move) =>
  hasRows(database`select 1 from shop.shop where id = ${shopId}`)

const checkServers = Effect.fn("checkServers")(function* ({ from, to }: Move) {
  const [wal] = yield* from<{ level: string }>`select current_setting('wal_level') as level`
  if (wal?.level !== "logical") yield* refuse("The server that it leaves needs wal_level = logical.")
  const versions = (database: Database) =>
    Effect.map(database`select version from shop.migration order by version`, (rows) => JSON.stringify(rows))
  if ((yield* versions(from)) !== (yield* versions(to)))
    yield* refuse("The databases are of different releases.")
})

/** Removes what an earlier attempt has left behind. */
const cancel = Effect.fn("cancel")(function* (move: PreparedMove) {
  yield* endReplication(move)
  yield* thaw(move)
  yield* deleteRows(move.to, move)
})

/** Deletes rows that are unreachable without the shop's row. */
const finish = Effect.fn("finish")(function* (move: PreparedMove, areas: ReadonlyArray<string>) {
  yield* endReplication(move)
  yield* deleteAreas(move, areas)
  yield* deleteRows(move.from, move, yield* talliesOf(move.from))
  yield* thaw(move)
})

/** Returns the milliseconds for which the shop refused writes; null if an earlier attempt had switched it. */
export const moveShop = Effect.fn("moveShop")(function* (wanted: Move) {
  const { shopId, from, to } = wanted
  if (!isUuid(shopId)) return yield* refuse("Name the shop by its id.")
  yield* checkServers(wanted)
  const move = yield* prepareMove(wanted)
  const wasFrozen = yield* isFrozen(move)
  const [isHere, isThere] = [yield* hasShop(from, move), yield* hasShop(to, move)]
  if (!isHere && !(isThere && wasFrozen)) return yield* refuse("There is no such shop here.")
  if (isHere && isThere && !wasFrozen) return yield* refuse("Both databases have this shop.")
  if (isThere) {
    const areas = yield* ownAreas(to, move)
    if (isHere) yield* deleteShop(move)
    yield* finish(move, areas)
    return null
  }
  yield* cancel(move)
  yield* fillShopIds(move)
  const areas = yield* ownAreas(from, move)
  yield* checkNames(move, areas)
  const switched = Effect.gen(function* () {
    yield* replicate(move)
    const begun = performance.now()
    yield* freeze(move)
    yield* drain(move)
    yield* switchDatabase(move, areas)
    return Math.round(performance.now() - begun)
  })
  const frozenFor = yield* switched.pipe(
    // Unless the other database has it: then the next attempt finishes.
    Effect.tapCause(() => Effect.flatMap(hasShop(to, move), (has) => (has ? Effect.void : cancel(move))))
  )
  yield* finish(move, areas)
  return frozenFor
})
