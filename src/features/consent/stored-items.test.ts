/** Tests: the list of stored items names everything that the shop stores, and nothing else. */
import { assert, describe, it } from "vitest"
import { storedItems } from "./stored-items.ts"

const sources = Object.values(
  import.meta.glob<string>(
    [
      "../../**/*.{ts,tsx}",
      "!../../**/*.test.{ts,tsx}",
      "!../../**/testing/**",
      "!../../services/forget-device.ts"
    ],
    { query: "?raw", import: "default", eager: true }
  )
)

const found = (pattern: RegExp): ReadonlyArray<string> =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name ?? ""))

/** `area-entity.${…}` stands for one name per shop. */
const named = (kind: "shared" | "personal") =>
  found(new RegExp(`${kind}Value(?:<[^(]*>)?\\(\\s*["\`]([^"\`]+)["\`]`, "g")).map((name) =>
    name.replace(/\$\{.*\}/, "*")
  )

const told: ReadonlyArray<string> = storedItems.flatMap(({ names }) => names)

describe("the list of the cookie page", () => {
  it("has every item stored for any visitor", () => {
    const listed = told.filter((name) => name.startsWith("parkschein.") && !name.includes("/"))
    assert.isAbove(named("shared").length, 4)
    assert.sameMembers(
      listed,
      named("shared").map((name) => `parkschein.${name}`)
    )
  })

  it("has every item stored about a person", () => {
    const listed = told.filter((name) => name.startsWith("parkschein.personal/"))
    assert.isAbove(named("personal").length, 3)
    assert.sameMembers(
      listed,
      named("personal").map((name) => `parkschein.personal/${name}/*`)
    )
  })

  it("has every cache; no other storage is used directly", () => {
    assert.sameMembers(
      told.filter((name) => name.startsWith("parkschein-")),
      [...found(/const cacheName = "([^"]+)"/g)]
    )
    const ways = found(/(indexedDB|document\.cookie\s*=|cookieStore)/g)
    // The login transaction, in the identity SDK's own cookie.
    assert.deepStrictEqual(ways, ["document.cookie ="])
    assert.isTrue(told.some((name) => name.includes("a0.spajs.txs")))
  })
})
