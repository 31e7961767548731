import { expect, it } from "vitest"
import { readScreens } from "./labels-on-screens.ts"

it("reads the words of each state without what surrounds them", () => {
  const screens = readScreens(`== asking, after OPENED “twice”
h1 tabindex=“-1”: Prüfen Sie Ihr Postfach
button disabled [click → BACK]: ‹mail› Zurück zur Anmeldung
wanda @example.com

== failed, after check “no answer”: as asking, but
- h1 tabindex=“-1”: Prüfen Sie Ihr Postfach
+ div role=“alert”
+   Fehler: Bitte warten.
`)
  expect(screens.get("asking")?.trim()).toBe(
    "Prüfen Sie Ihr Postfach Zurück zur Anmeldung wanda @example.com"
  )
  expect(screens.get("failed")).toContain("Fehler: Bitte warten.")
  expect(screens.get("failed")).not.toContain("Postfach")
})
