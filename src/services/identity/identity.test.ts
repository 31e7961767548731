/** Tests of the identity service: timeout, one new login after a forged callback, logouts in other tabs. */
import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { AccessToken } from "../http/access-token.ts"
import { Tabs } from "../tabs.ts"
import { comeBack, load, page, provider, session, withDriverTab } from "../testing/driver-tab.ts"
import { testsWith } from "../testing/tests-with.ts"
import { observedSleeps, Sleeps } from "../testing/virtual-time.ts"
import { Identity } from "./identity.ts"

withDriverTab()

const identityOfPage = () => Layer.provide(Identity.layer(session), Tabs.layer)
const it = testsWith(() => Layer.provideMerge(identityOfPage(), observedSleeps))

const withIdentity = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => Effect.provide(effect, Layer.fresh(identityOfPage())))

const login = { target: "/wiesensee", shop: "wiesensee", locale: "de-DE", signUp: false, automatic: true }

describe("the identity service", () => {
  it("sends three requests, one and two seconds apart, to a provider with a transient failure", function* () {
    provider.lifetime = 30
    yield* Effect.promise(async () => {
      await session.login(login)
      comeBack()
      await session.completeLogin()
      load()
    })
    let asked = 0
    provider.instead = (path) => {
      if (path !== "/oauth/token") return undefined
      asked += 1
      return asked < 3 ? { status: 429, json: { error: "too_many_requests" } } : undefined
    }
    const fiber = yield* Effect.forkChild(
      Effect.flatMap(Identity, (identity) => identity.restore()).pipe(withIdentity)
    )
    for (const wait of [1000, 2000]) {
      yield* (yield* Sleeps).until(wait)
      yield* TestClock.adjust(wait)
    }
    assert.strictEqual((yield* Fiber.join(fiber))?.nickname, "fahrerin")
    assert.strictEqual(asked, 3)
  })

  it.live("does not resume once the page is navigating to the login", function* () {
    const identity = yield* Identity
    const outcome = yield* Effect.raceFirst(
      Effect.as(identity.login(login), "came back"),
      Effect.promise(async () => {
        while (page.visited.length === 0) await new Promise((resolve) => setImmediate(resolve))
        return "left"
      })
    )
    assert.strictEqual(outcome, "left")
    assert.strictEqual(new URL(page.visited[0] ?? "").origin, provider.origin)
  })

  it.live("restarts the login once after a forged callback, and stops when it repeats", function* () {
    yield* Effect.promise(() => session.login(login))
    const forged = () => {
      load("?code=x&state=x")
      return Effect.gen(function* () {
        const identity = yield* Identity
        return yield* Effect.raceFirst(
          Effect.result(identity.completeLogin({ shop: null, locale: "it-IT" })),
          Effect.promise(async () => {
            while (page.visited.length === 0) await new Promise((resolve) => setImmediate(resolve))
            return "left again"
          })
        )
      }).pipe(withIdentity)
    }
    assert.strictEqual(yield* forged(), "left again")
    assert.strictEqual(new URL(page.visited[0] ?? "").searchParams.get("ui_locales"), "it en de")
    const second = yield* forged()
    assert.deepInclude(second, { _tag: "Failure" })
    assert.lengthOf(page.visited, 0)
  })

  it.live(
    "returns a stored token at once, so that calls are sent before the press for them is rendered",
    function* () {
      yield* Effect.promise(async () => {
        await session.login(login)
        comeBack()
        await session.completeLogin()
      })
      const token = yield* AccessToken.use(({ get }) => Effect.sync(() => Effect.runSync(get))).pipe(
        withIdentity
      )
      assert.strictEqual(token, session.stored()?.accessToken)
    }
  )

  it.live("has no token after a logout in another tab", function* () {
    yield* Effect.promise(async () => {
      await session.login(login)
      comeBack()
      await session.completeLogin()
    })
    assert.isDefined(session.stored())
    const received = yield* Effect.gen(function* () {
      const identity = yield* Identity
      return yield* Effect.callback<string>((resume) => {
        const watching = Effect.runFork(identity.watchLogout(() => resume(Effect.succeed("heard"))))
        const otherTab = new BroadcastChannel("parkschein.session")
        otherTab.postMessage("")
        return Effect.sync(() => {
          otherTab.close()
          watching.interruptUnsafe()
        })
      })
    }).pipe(withIdentity)
    assert.strictEqual(received, "heard")
    assert.isUndefined(session.stored())
  })

  it("reports the provider as unreachable after 30 seconds", function* () {
    provider.instead = () => "hang"
    page.cookies.set("auth0.parkschein-shop.is.authenticated", "true")
    const fiber = yield* Effect.forkChild(
      Effect.flip(Effect.flatMap(Identity, (identity) => identity.restore())).pipe(withIdentity)
    )
    yield* (yield* Sleeps).until(30_000)
    yield* TestClock.adjust(30_000)
    assert.deepInclude(yield* Fiber.join(fiber), { _tag: "IdentityUnreachable", reason: "timeout" })
  })
})
