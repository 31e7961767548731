import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, expect, it } from "vitest"
import type { Area } from "../../../schemas/area.ts"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { inLanguage } from "./in-language.tsx"
import { useFoundAreas } from "./use-found-areas.ts"

const Found = inLanguage(({ areas, search }: { readonly areas: readonly Area[]; readonly search: string }) =>
  useFoundAreas(areas, search)
    .map(({ name }) => name)
    .join("; ")
)
const found = (areas: readonly Area[], search = "") =>
  renderToStaticMarkup(<Found areas={areas} search={search} />)

const named = (name: string, locality = ""): Area => ({ areaEntityId: name, name, locality, currency: null })

beforeAll(() => {
  startTranslations("de-DE", de)
})

it("sorts areas by label, with umlauts beside their vowels [H-11]", () => {
  const names = ["Zoo", "Österreichplatz", "Opernhaus", "Ärztehaus"]
  expect(found(names.map((name) => named(name)))).toBe("Ärztehaus; Opernhaus; Österreichplatz; Zoo")
})

it("finds areas by a part of the name in upper or lower case, not by their locality [H-07]", () => {
  const both = [named("Strandbad", "Wiesensee"), named("Wanderparkplatz", "Wiesensee")]
  expect(found(both, "wander")).toBe("Wiesensee, Wanderparkplatz")
  expect(found(both, "BAD")).toBe("Wiesensee, Strandbad")
  expect(found(both, "wiesensee")).toBe("")
  expect(found([named("Ärztehaus"), named("Zoo")], "arzt")).toBe("Ärztehaus")
  expect(found([named("Nord – Süd"), named("Süd")], "nord\u00a0-\u00a0s\u00adüd ")).toBe("Nord – Süd")
})
