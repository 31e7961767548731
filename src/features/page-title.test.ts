import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { setTitle } from "./page-title.ts"

const page = { title: "Parkschein" }
beforeEach(() => vi.stubGlobal("document", page))
afterEach(() => vi.unstubAllGlobals())

it("a problem page keeps its title when other parts render later", () => {
  setTitle("Diesen Shop gibt es nicht", 2)
  setTitle("Ticket einrichten", 1)
  setTitle("Mein Profil", 0)
  expect(page.title).toBe("Diesen Shop gibt es nicht")
})

it("the title of the screen, then of the route, returns when the problem is gone", () => {
  setTitle(null, 2)
  expect(page.title).toBe("Ticket einrichten")
  setTitle(null, 1)
  expect(page.title).toBe("Mein Profil")
  setTitle(null, 0)
  expect(page.title).toBe("Mein Profil")
})
