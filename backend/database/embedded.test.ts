// Tests of the embedded database with ordinary clients: many at once, transactions, sudden ends.
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PgConnection } from "@effect/sql-pg"
import { Effect, Fiber, Redacted, type Scope } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { processes, type RunningProcess } from "../testing/processes.ts"
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded.ts"
import { kind, message, queryMessage, startupMessage, syncMessage } from "./wire-messages.ts"

const client = (url: string, options: { readonly prepare?: boolean } = {}) =>
  PgConnection.make({ url: Redacted.make(url), connectTimeout: "20 seconds", ...options })

const rows = (connection: PgConnection.PgConnection, sql: string, parameters: ReadonlyArray<unknown> = []) =>
  Effect.map(connection.query(sql, parameters), (result) => result.rows)

const run = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) => Effect.runPromise(Effect.scoped(effect))

/** Returns the rows of one statement of a new client. */
const query = (url: string, sql: string, options?: Parameters<typeof client>[1]) =>
  run(Effect.flatMap(client(url, options), (connection) => rows(connection, sql)))

const readyForQuery = 0x5a

/** Returns a client that sends raw protocol bytes, to send half a message. */
const handClient = async (url: string) => {
  const socket: Socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port) })
  let received = Buffer.alloc(0)
  const waiting = new Set<() => void>()
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk])
    for (const look of waiting) look()
  })
  const until = (found: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!found()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  const idle = (): boolean => received.length > 5 && received.at(-6) === readyForQuery
  const send = (bytes: Buffer): void => {
    received = Buffer.alloc(0)
    socket.write(bytes)
  }
  const ask = async (bytes: Buffer): Promise<Buffer> => {
    send(bytes)
    await until(idle)
    return received
  }
  await once(socket, "connect")
  await ask(startupMessage())
  return { socket, send, ask, until, received: () => received }
}

const parse = (name: string, sql: string): Buffer => message(kind.parse, Buffer.from(`${name}\0${sql}\0\0\0`))
const bindAndExecute = (name: string): Buffer =>
  Buffer.concat([
    message(kind.bind, Buffer.concat([Buffer.from(`\0${name}\0`), Buffer.alloc(6)])),
    message(0x45, Buffer.from([0, 0, 0, 0, 0])),
    syncMessage()
  ])

describe("several clients of one embedded database", () => {
  let database: EmbeddedDatabase
  beforeAll(async () => {
    database = await startEmbeddedDatabase()
    await query(database.url, "create table visit (number integer)")
  })
  beforeEach(() => query(database.url, "truncate visit"))
  afterAll(() => database.stop())

  it("returns each of ten clients its own results, with and without prepared statements", () =>
    run(
      Effect.gen(function* () {
        const clients = yield* Effect.all(
          Array.from({ length: 10 }, (_, index) => client(database.url, { prepare: index % 2 === 0 })),
          { concurrency: "unbounded" }
        )
        const holder = yield* client(database.url)
        yield* holder.query("begin")
        const others = clients.map((connection, index) =>
          Effect.gen(function* () {
            for (let round = 0; round < 10; round++) {
              const answer = yield* rows(connection, `select $1::int + ${index * 1000} as sum`, [round])
              expect(answer).toEqual([{ sum: index * 1000 + round }])
            }
          })
        )
        // All wait for the transaction, some with the unnamed statement: none may get another's rows.
        yield* Effect.all([...others, Effect.delay(holder.query("commit"), "50 millis")], {
          concurrency: "unbounded"
        })
      })
    ))

  it("isolates a transaction while another client waits with its own", () =>
    run(
      Effect.gen(function* () {
        const first = yield* client(database.url)
        const second = yield* client(database.url)
        yield* first.query("begin")
        yield* first.query("insert into visit values (1)")
        const waiting = yield* Effect.forkChild(
          Effect.gen(function* () {
            yield* second.query("begin")
            const seen = yield* rows(second, "select number from visit")
            yield* second.query("insert into visit values (3)")
            yield* second.query("commit")
            return seen
          })
        )
        yield* first.query("insert into visit values (2)")
        yield* first.query("rollback")
        expect(yield* Fiber.join(waiting)).toEqual([])
        expect(yield* rows(first, "select number from visit")).toEqual([{ number: 3 }])
      })
    ))

  it("lets a client connect while another has a transaction open", () =>
    run(
      Effect.gen(function* () {
        const first = yield* client(database.url)
        yield* first.query("begin")
        yield* client(database.url)
        yield* first.query("commit")
      })
    ))

  it("rolls back the open transaction of a killed client", async () => {
    const dying = await handClient(database.url)
    await dying.ask(queryMessage("begin; insert into visit values (1)"))
    dying.socket.resetAndDestroy()
    expect(await query(database.url, "select number from visit")).toEqual([])
  })

  it("continues after a client was killed between the parts of a request", async () => {
    const dying = await handClient(database.url)
    dying.send(parse("", "select broken from nowhere"))
    await dying.until(() => dying.received()[0] === 0x45)
    dying.socket.resetAndDestroy()
    expect(await query(database.url, "select 7 as number")).toEqual([{ number: 7 }])
  })

  it("does not confuse prepared statements of the same name", async () => {
    const [one, two] = await Promise.all([handClient(database.url), handClient(database.url)])
    await one.ask(Buffer.concat([parse("mine", "select 'of the first'"), syncMessage()]))
    await two.ask(Buffer.concat([parse("mine", "select 'of the second'"), syncMessage()]))
    expect((await one.ask(bindAndExecute("mine"))).toString("latin1")).toContain("of the first")
    expect((await two.ask(bindAndExecute("mine"))).toString("latin1")).toContain("of the second")
    one.socket.destroy()
    two.socket.destroy()
  })

  it("waits for the rest of a partial request, then serves the others", async () => {
    const slow = await handClient(database.url)
    slow.send(parse("", "select 'slow'"))
    await slow.until(() => slow.received()[0] === 0x31)
    const other = query(database.url, "select 'fast' as word", { prepare: false })
    expect((await slow.ask(bindAndExecute(""))).toString("latin1")).toContain("slow")
    expect(await other).toEqual([{ word: "fast" }])
    slow.socket.destroy()
  })

  it("disconnects only the client that violates the protocol", async () => {
    const stranger = connect({ host: "127.0.0.1", port: Number(new URL(database.url).port) })
    stranger.on("error", () => undefined)
    stranger.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    stranger.end()
    await once(stranger.resume(), "close")
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }])
  })
})

it("a client with an idle transaction is disconnected with a reason, and the others continue", async () => {
  const database = await startEmbeddedDatabase({ idleInTransactionMilliseconds: 100 })
  const forgetful = await handClient(database.url)
  await forgetful.ask(queryMessage("begin"))
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }])
  expect(forgetful.received().toString("utf8")).toContain("25P03")
  await database.stop()
})

it("a stored copy restores the data of its time; a missing or broken copy starts empty", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-copy-"))
  const file = join(folder, "kept.tar")
  const tables = (url: string) => query(url, "select tablename from pg_tables where tablename = 'visit'")
  const first = await startEmbeddedDatabase({ copyOf: file })
  expect(await tables(first.url)).toEqual([])
  await query(first.url, "create table visit (number integer)")
  await first.keepAs(file)
  await first.stop()
  const second = await startEmbeddedDatabase({ copyOf: file })
  expect(await tables(second.url)).toEqual([{ tablename: "visit" }])
  await second.stop()
  writeFileSync(file, "broken")
  const third = await startEmbeddedDatabase({ copyOf: file })
  expect(await tables(third.url)).toEqual([])
  await third.stop()
  rmSync(folder, { recursive: true })
})

describe("the database process on a data folder", () => {
  const cache = join(import.meta.dirname, "../../.cache")
  let folder: string
  beforeEach(() => {
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(join(cache, "database-test-"))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  // Ended before their folder is removed.
  const startProcess = processes()

  const start = () =>
    startProcess(join(import.meta.dirname, "main.ts"), { ...process.env, PARKSCHEIN_DATA_FOLDER: folder })

  const listening = async (started: RunningProcess): Promise<string> =>
    (await started.listening) ?? expect.fail(`The database process ended: ${started.stderr()}`)

  const write = async (url: string) => {
    await query(url, "create table if not exists visit (number integer)")
    await query(url, "insert into visit values (1)")
  }
  const count = (url: string) => query(url, "select count(*)::int as visits from visit")

  it("refuses a second process, keeps the data over SIGTERM and prints the folder", async () => {
    const first = start()
    const url = await listening(first)
    expect(readFileSync(join(folder, "database-url"), "utf8").trim()).toBe(url)
    // It contains signing keys.
    expect(statSync(join(folder, "database")).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, "database-url")).mode & 0o777).toBe(0o600)
    await write(url)

    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.stderr()).toContain(`already open in process ${first.pid}`)
    await write(url)

    first.kill("SIGTERM")
    expect(await first.ended).toBe(0)
    expect(existsSync(join(folder, "database-url"))).toBe(false)
    expect(await count(await listening(start()))).toEqual([{ visits: 2 }])
  })

  it("is created again when it was killed while creating it", async () => {
    const first = start()
    // Half of a database: the process is killed as soon as there is a part of one.
    await vi.waitFor(() => expect(existsSync(join(folder, "database/base"))).toBe(true), {
      timeout: 60_000,
      interval: 1
    })
    first.kill("SIGKILL")
    await first.ended
    expect(existsSync(join(folder, "database-url"))).toBe(false)
    const url = await listening(start())
    await write(url)
    expect(await count(url)).toEqual([{ visits: 1 }])
  })

  it("keeps commits from before kill -9", async () => {
    const first = start()
    await write(await listening(first))
    first.kill("SIGKILL")
    await first.ended
    expect(await count(await listening(start()))).toEqual([{ visits: 1 }])
  })
})
