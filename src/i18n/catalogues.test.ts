// Catalogues as a whole: same keys (the compiler checks that too), same placeholders, small enough, and i18next reads them.
import { describe, expect, it } from "vitest"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { changeLocale, startTranslations } from "./i18n.ts"

const flatten = (value: object, path = ""): ReadonlyArray<readonly [string, string]> =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string"
      ? [[`${path}${key}`, inner] as const]
      : flatten(inner as object, `${path}${key}.`)
  )
const placeholders = (text: string) => [...new Set(text.match(/[{<]\/?\w+[}>]/g) ?? [])].sort()

const catalogues = { de, en }
const german = new Map(flatten(de))

describe.each(Object.entries(catalogues))("catalogue %s", (_, catalogue) => {
  const texts = flatten(catalogue)

  it("has every key and no text is empty", () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...german.keys()].sort())
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([])
  })

  it("fills the same placeholders", () => {
    for (const [key, text] of texts)
      expect([key, placeholders(text)]).toEqual([key, placeholders(german.get(key) ?? "")])
  })

  it("is at most 12 kB on the wire, even gzipped, which is larger than brotli", async () => {
    const stream = new Blob([JSON.stringify(catalogue)]).stream().pipeThrough(new CompressionStream("gzip"))
    expect((await new Response(stream).arrayBuffer()).byteLength).toBeLessThanOrEqual(12_000)
  })
})

describe("the German catalogue", () => {
  it("addresses the driver as Sie, but for one quoted text", () => {
    const familiar = [...german].filter(([, text]) => /\b(du|dein\w*|dir|dich|versuche)\b/i.test(text))
    expect(familiar.map(([key]) => key)).toEqual(["verify.failed"])
  })
})

describe("i18next with these catalogues", () => {
  it("is ready at once, counts by plural rules and fills placeholders", async () => {
    const { t, isInitialized } = startTranslations("de-DE", de)
    expect(isInitialized).toBe(true)
    expect(t("home.ticketCount", { count: 1 })).toBe("1 Ticket")
    expect(t("home.ticketCount", { count: 14 })).toBe("14 Tickets")
    expect(t("zod.missing_separator", { format: "M-PP123" })).toBe(
      "Bitte geben Sie das Kennzeichen mit Bindestrich ein, z. B. M-PP123"
    )
  })

  it("changes to another language with one catalogue more", async () => {
    const i18n = startTranslations("de-DE", de)
    await changeLocale(i18n, "en-GB")
    expect(i18n.language).toBe("en-GB")
    expect(i18n.t("home.showMore")).toBe("Show more")
    expect(i18n.t("home.welcome", { shop: "<Wiesensee & Co>" })).toBe("Welcome to <Wiesensee & Co>")
  })
})
