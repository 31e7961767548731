// Tests of the built style sheet: it contains all styles of components, and stays small.
import panda from "@pandacss/dev/postcss"
import postcss from "postcss"
import { beforeAll, describe, expect, it } from "vitest"
import { recipes, slotRecipes } from "./recipes/index.ts"

// Content of index.css; vitest returns empty CSS files.
const entry = "@layer reset, base, tokens, recipes, utilities;"

interface Recipe {
  readonly className: string
  readonly base?: object
  readonly variants?: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const styled = (styles: object | undefined) => styles !== undefined && Object.keys(styles).length > 0

const classesOf = (recipe: Recipe): readonly string[] => [
  ...(styled(recipe.base) ? [recipe.className] : []),
  ...Object.entries(recipe.variants ?? {}).flatMap(([variant, values]) =>
    Object.entries(values)
      .filter(([, styles]) => styled(styles))
      .map(([value]) => `${recipe.className}--${variant}_${value}`)
  )
]

const slotClassesOf = (recipe: Recipe): readonly string[] => [
  ...Object.entries(recipe.base ?? {})
    .filter(([, styles]) => styled(styles))
    .map(([slot]) => `${recipe.className}__${slot}`),
  ...Object.entries(recipe.variants ?? {}).flatMap(([variant, values]) =>
    Object.entries(values).flatMap(([value, slots]) =>
      Object.entries(slots)
        .filter(([, styles]) => styled(styles as object))
        .map(([slot]) => `${recipe.className}__${slot}--${variant}_${value}`)
    )
  )
]

describe("the style sheet", () => {
  let css = ""
  beforeAll(async () => {
    css = (await postcss([panda()]).process(entry, { from: "src/styles/index.css" })).css
  })

  it("has a rule for every class that a component can use", () => {
    const wanted = [
      ...Object.values(recipes).flatMap((recipe) => classesOf(recipe as Recipe)),
      ...Object.values(slotRecipes).flatMap((recipe) => slotClassesOf(recipe as Recipe))
    ]
    expect(wanted.length).toBeGreaterThan(100)
    const known = new Set(css.match(/(?<=\.)[a-z][\w-]*/g))
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
  })

  it("defines every token that a recipe uses", () => {
    expect(css.match(/\{(colors|spacing|sizes|radii|durations)\.[\w.]+\}/g)).toBeNull()
    // A spacing that is no token would be left as a bare number.
    expect(css.match(/\b(padding|margin|gap|inset)[\w-]*: (?!0\b)\d+(\.\d+)?;/g)).toBeNull()
    const colours =
      "ink|muted|surface|card|sunken|line|control|primary|tint|onTint|error|success|warning|info"
    expect(css.match(new RegExp(`(color|background): (${colours});`, "g"))).toBeNull()
  })

  it("uses nothing that the content security policy forbids", () => {
    expect(css).not.toMatch(/url\(|@import/)
  })

  it("is at most 15 kB on the wire, even gzipped, which is larger than brotli", async () => {
    const stream = new Blob([css]).stream().pipeThrough(new CompressionStream("gzip"))
    expect((await new Response(stream).arrayBuffer()).byteLength).toBeLessThanOrEqual(15_000)
  })
})
