/** Tests of the version file, read with the one retry of a plain request. */
import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { currentCommitHash } from "./app-version.ts"
import { localService } from "./testing/local-service.ts"
import { testsWith } from "./testing/tests-with.ts"

const service = localService()
const it = testsWith(() => Layer.empty)

describe("the version file", () => {
  it("names the current build and is requested without a token [E-23 K-04]", function* () {
    service.answer(() => ({ json: { commitHash: "abc" } }))
    assert.strictEqual(yield* currentCommitHash(service.origin), "abc")
    assert.isUndefined(service.received[0]?.headers.authorization)
  })

  it("is requested once more after a retryable failure, not a third time [X-21]", function* () {
    service.answer((_, count) => (count === 1 ? { status: 503 } : { json: { commitHash: "abc" } }))
    assert.strictEqual(yield* currentCommitHash(service.origin), "abc")
    service.answer(() => ({ status: 500 }))
    assert.deepInclude(yield* Effect.flip(currentCommitHash(service.origin)), { status: 500 })
    assert.lengthOf(service.received, 4)
  })

  it("can be missing", function* () {
    service.answer(() => ({ status: 404 }))
    assert.deepInclude(yield* Effect.flip(currentCommitHash(service.origin)), {
      _tag: "ResponseError",
      status: 404
    })
    assert.lengthOf(service.received, 1)
  })

  it("is distinguished from a server that does not respond", function* () {
    service.answer(() => "cut")
    assert.deepInclude(yield* Effect.flip(currentCommitHash(service.origin)), { _tag: "FetchError" })
  })
})
