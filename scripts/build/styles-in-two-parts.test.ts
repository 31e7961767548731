import postcss from "postcss"
import { expect, it } from "vitest"
import { stylesInTwoParts } from "./styles-in-two-parts.ts"

const css = `@layer reset, base, tokens, recipes, utilities;
@layer base { body { margin: 0 } @media print { .toast { display: none } } }
@layer tokens { @keyframes turn { to { rotate: 1turn } } :root { --asked: 1px; --space-1\\.5: 6px; --unasked: 1px } * { --unasked: 2px } }
@layer recipes { @layer _base { .button { color: red } .toast { color: red } }
  .button--size_lg { color: red } html:has(.plate-field__root) .button { color: red } }
@layer recipes.slots { .table__root, .table__row { color: red; top: var(--asked); left: var(--space-1\\.5) } @media print { .table__row { color: black } }
  .notice__actions, .pills__root { color: blue } }`

const part = async (name: string): Promise<string> => {
  const { css: found } = await postcss([stylesInTwoParts()]).process(css, { from: `/styles/${name}.css` })
  return found.replace(/\s+/g, " ")
}

it("moves the rules of later screens to a second part, and loses none", async () => {
  const [first, later] = [await part("index"), await part("later")]
  expect(later).toContain("@layer recipes { @layer _base { .toast { color: red } }")
  expect(later).toContain("@media print { .table__row { color: black } }")
  expect(later).not.toMatch(/button--|body|keyframes|\.button \{ color: red \} \.toast/)
  expect(first).toContain("@layer _base { .button { color: red } }")
  expect(first).toContain("@media print { .toast { display: none } }")
  expect(first).toContain("@keyframes turn { to { rotate: 1turn } }")
  expect(first).toContain(":root { --asked: 1px; --space-1\\.5: 6px")
  expect(first).not.toMatch(/unasked|\*|table__|\.toast \{ color/)
  // Merged by Panda: shown by the first page, too.
  expect(first).toContain(".pills__root { color: blue }")
  const rules = (text: string) => text.match(/color/g)?.length ?? 0
  expect(rules(first) + rules(later)).toBe(rules(css))
})
