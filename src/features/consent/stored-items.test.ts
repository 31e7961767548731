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
    {
      query: "?raw",
      import: "default",
      eager: true
    }
  )
)

const found = (pattern: RegExp): ReadonlyArray<string> =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name ?? ""))

/** `area-entity.${…}` stands for one name per shop. */
const named = (kind: "shared" | "personal") =>
  found(new RegExp(`${kind}Value(?:<[^(]*>)?\\(\\{\\s*name: ["\`]([^"\`]+)["\`]`, "g")).map((name) =>
    name.replace(/\$\{.*\}/, "*")
  )

const told: ReadonlyArray<string> = storedItems.flatMap(({ names }) => names)

describe("what the page about cookies lists", () => {
  it("is all that the shop keeps for any visitor", () => {
    const listed = told.filter((name) => name.startsWith("parkschein.") && !name.includes("/"))
    assert.isAbove(named("shared").length, 4)
    assert.sameMembers(
      listed,
      named("shared").map((name) => `parkschein.${name}`)
    )
  })

  it("is all that the shop keeps of a person", () => {
    const listed = told.filter((name) => name.startsWith("parkschein.personal/"))
    assert.isAbove(named("personal").length, 3)
    assert.sameMembers(
      listed,
      named("personal").map((name) => `parkschein.personal/${name}/*`)
    )
  })

  it("is all that the shop keeps in caches; nothing else is kept in a way of its own", () => {
    assert.sameMembers(
      told.filter((name) => name.startsWith("parkschein-")),
      [...found(/const cacheName = "([^"]+)"/g)]
    )
    const ways = found(/(indexedDB|document\.cookie\s*=|cookieStore)/g)
    assert.deepStrictEqual(ways, [])
  })
})
