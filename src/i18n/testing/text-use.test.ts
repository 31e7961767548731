import { expect, it } from "vitest"
import { textUse } from "./text-use.ts"

it("finds used keys, also in conditionals and attributes", () => {
  const { asked } = textUse(`
    <Trans i18nKey="checkout.accept" />
    <p aria-label={t("cart.title")}>{t(open ? "layout.closeMenu" : "layout.openMenu")}</p>
    {i18n.t("home.ticketCount", { count: sum([1, 2]), other: "cart.empty" })}
    {format("not.asked")}`)
  expect([...asked]).toEqual([
    "checkout.accept",
    "cart.title",
    "layout.closeMenu",
    "layout.openMenu",
    "home.ticketCount"
  ])
})

it("finds template patterns with any expression", () => {
  const { patterns, asked } = textUse(
    `t(\`error.\${reason}.title\`); t(\`cart.problem.\${item.problem ?? unknown}\`);
     t(\`zod.\${keys[{ a: 1 }.a]}\`); say(\`x.\${y}\`)`
  )
  expect([...patterns]).toEqual(["error.*.title", "cart.problem.*", "zod.*"])
  expect([...asked]).toEqual([])
})

it("finds the names of values, unless a call passes an object from elsewhere", () => {
  const { filled } = textUse(
    `t("home.all"); t(one ? "a.b" : \`a.\${c}\`, { count: sum([1, 2]), day })
     t("x.y", values); t("x.z", { ...values, day })`
  )
  const names = ["count", "day"]
  expect(filled).toEqual([
    { key: "home.all", names: [] },
    { key: "a.b", names }
  ])
})

it("finds keys that are stored for later use", () => {
  const { mentioned, asked } = textUse(
    'const waiting = { verifying: "checkout.verifying" }; t(waiting[state])'
  )
  expect([...mentioned]).toEqual(["checkout.verifying"])
  expect([...asked]).toEqual([])
})
