// Tests of the accessibility and markers of components, rendered to text: no browser needed.
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { Router } from "wouter"
import { moneyOf } from "../../schemas/money.ts"
import { DefaultLayout, type DefaultLayoutProps } from "../features/layouts/DefaultLayout.tsx"
import { startTranslations } from "../i18n/start-i18next.ts"
import { de } from "../i18n/testing/catalogues.ts"
import { AreaPills } from "./AreaPills.tsx"
import { Button } from "./Button.tsx"
import { DataTable } from "./DataTable.tsx"
import { Checkbox, TextField } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { keyOf, PlateChoices } from "./KnownPlates.tsx"
import { LicencePlate } from "./LicencePlate.tsx"
import { LicencePlateField } from "./LicencePlateField.tsx"
import { Notice } from "./Notice.tsx"
import { Price } from "./Price.tsx"
import { Sentence } from "./Sentence.tsx"
import { TicketCard } from "./TicketCard.tsx"
import { Toasts } from "./Toasts.tsx"
import { fixedLocation } from "./testing/fixed-location.ts"

const nothing = () => {}
const euros = (amount: number) => moneyOf(amount, "EUR")
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()

beforeAll(async () => {
  startTranslations("de-DE", de)
})

describe("a choice of plates", () => {
  it("uses the shop's country for plates without one", () => {
    const html = renderToStaticMarkup(
      <PlateChoices
        title="Meinten Sie"
        plates={[{ plate: "W-12345X" }, { plate: "M-PP123", country: "DE" }]}
        country="AT"
        nameOf={({ plate }) => plate}
        onChoose={nothing}
      />
    )
    const [austrian, german] = html.split("<button").slice(1)
    expect(austrian).toContain("Österreich")
    expect(german).toContain("Deutschland")
  })

  it("is empty without plates", () => {
    const choices = (
      <PlateChoices title="Meinten Sie" plates={[]} country="AT" nameOf={keyOf} onChoose={nothing} />
    )
    expect(renderToStaticMarkup(choices)).toBe("")
  })
})

it("shows a sentence whole that does not name its plate", () => {
  expect(words(renderToStaticMarkup(<Sentence text="Kennzeichen doppelt" kept="M-PP123" />))).toBe(
    "Kennzeichen doppelt"
  )
})

it("keeps a plate of a sentence in one line, which would break at its hyphen", () => {
  const html = renderToStaticMarkup(<Sentence text="M-PP123 löschen?" kept="M-PP123" />)
  expect(html).toContain('<span translate="no" style="display:inline-block">M-PP123</span>')
})

describe("a licence plate", () => {
  it("is read out character by character and searchable as stored [C/C-03]", () => {
    const html = renderToStaticMarkup(<LicencePlate plate="M-PP123" country="DE" />)
    expect(html).toContain("Kennzeichen Deutschland: M, Bindestrich, P, P, 1, 2, 3")
    const visible = html.slice(html.indexOf('class="plate__text'))
    expect(visible.replace(/<[^>]*>|class="[^"]*">/g, "")).toContain("M-PP123")
  })

  it("draws the country sign in the middle of the band, hidden from screen readers", () => {
    const band = (country: string) =>
      /<svg[^>]*>.*?<\/svg>/.exec(
        renderToStaticMarkup(<LicencePlate plate="M-PP123" country={country} />)
      )?.[0]
    expect(band("DE")).toMatch(/^<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M21 12h0/)
    expect(band("CH")).toContain('<path d="M12 4v16M4 12h16"')
    expect(band("UK")).toBeUndefined()
  })

  it("shows the country in any spelling, and no unknown one", () => {
    const readOut = (country: string) =>
      renderToStaticMarkup(<LicencePlate plate="M-PP123" country={country} />).replace(/<[^>]*>/g, " ")
    for (const spelt of ["de", "D", "Germany"]) expect(readOut(spelt)).toBe(readOut("DE"))
    expect(readOut("Atlantis")).toBe(readOut("XX"))
  })

  it("has its field after the country, with its issue and corrections beside it [T-03]", () => {
    const html = renderToStaticMarkup(
      <LicencePlateField
        id="plate"
        value="MSP123"
        country="DE"
        countries={["DE", "UK", "XX"]}
        placeholder="M-PP123"
        issue="Bitte mit Bindestrich"
        suggestions={[{ plate: "M-SP123" }, { plate: "MS-P123" }, { plate: "ZH1234", country: "CH" }]}
        onChange={nothing}
        onCountryChange={nothing}
        onSuggestion={nothing}
      />
    )
    expect(html.indexOf('id="plate-country"')).toBeLessThan(html.indexOf('id="plate"'))
    expect(html).toContain('aria-describedby="plate-hint plate-error"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('aria-label="MS-P123 übernehmen"')
    expect(html).toContain('aria-label="Kennzeichen ZH1234 übernehmen, Schweiz"')
    expect(html).toContain(de.plate.suggestions)
    expect(html).toMatch(/<button id="plate-country"[^>]*aria-label="Land des Kennzeichens: Deutschland"/)
  })
})

it("an icon is drawn by name or drawing, without a text alternative", () => {
  expect(renderToStaticMarkup(<Icon name="menu" />)).toMatch(/aria-hidden="true"><path d="M4 7h16M4/)
  expect(renderToStaticMarkup(<Icon name="M1 2h3" />)).toContain('d="M1 2h3"')
})

describe("fields", () => {
  it("name label, hint and error by id", () => {
    const html = renderToStaticMarkup(
      <TextField id="code" label="Code" hint="Vom Arbeitgeber" error="Fehlt" value="" onChange={nothing} />
    )
    expect(html).toContain('for="code"')
    expect(html).toContain('aria-describedby="code-hint code-error"')
    expect(html).toContain('id="code-error"')
  })

  it("have no error attributes without an error", () => {
    const html = renderToStaticMarkup(<Checkbox label="AGB" checked={false} onChange={nothing} />)
    expect(html).not.toContain("aria-invalid")
    expect(html).not.toContain("aria-describedby")
    expect(html).not.toContain('checked=""')
  })
})

describe("messages", () => {
  it("name their kind in words, not by colour alone", () => {
    expect(words(renderToStaticMarkup(<Notice tone="error" title="Nichts geht" />))).toBe(
      "Fehler: Nichts geht"
    )
  })

  it("interrupt for errors only [L-12]", () => {
    const html = renderToStaticMarkup(
      <Toasts
        toasts={[
          { key: "1", type: "success", message: "Gut", closeDelay: 15_000 },
          { key: "2", type: "error", message: "Schlecht", details: "Darum", closeDelay: 5000 }
        ]}
        onClose={nothing}
        onPause={nothing}
        onResume={nothing}
      />
    )
    expect(html.match(/role="(status|alert)"/g)).toEqual(['role="status"', 'role="alert"'])
    expect(html).toContain("--close-delay:15000ms")
    expect(html).toContain("--close-delay:5000ms")
    expect(words(html)).toContain("Darum")
  })
})

it("prices show the regular price before the reduced one, and that VAT is included [H-15 T-13]", () => {
  expect(
    words(renderToStaticMarkup(<Price amount={euros(36)} regularAmount={euros(45)} country="de" />))
  ).toBe("Regulärer Preis: 45,00 € Ermäßigter Preis: 36,00 € inkl. MwSt.")
  expect(words(renderToStaticMarkup(<Price amount={moneyOf(10, "CHF")} country="ch" />))).toBe(
    "CHF 10.00 inkl. MWST"
  )
  expect(words(renderToStaticMarkup(<Price amount={euros(0)} country="de" />))).toBe(
    "0,00 € kostenlos inkl. MwSt."
  )
})

describe("areas", () => {
  const areas = ["Wiesensee, Strandbad", "Wiesensee, Nord", "Wiesensee, Süd"]

  it("show one on tickets, two on permissions, and count the rest [H-16 H-17 N-04]", () => {
    expect(words(renderToStaticMarkup(<AreaPills areas={areas} />))).toBe("Wiesensee, Strandbad +2")
    expect(words(renderToStaticMarkup(<AreaPills areas={areas} shown={2} />))).toBe(
      "Wiesensee, Strandbad Wiesensee, Nord +1"
    )
    expect(renderToStaticMarkup(<AreaPills areas={areas.slice(0, 1)} />)).not.toContain("<button")
  })
})

it("a ticket card labels its button as specified and describes it by the ticket [H-14]", () => {
  const html = renderToStaticMarkup(
    <TicketCard title="Wochenticket" areas={["Wiesensee, Strandbad"]} amount={euros(35)} onSelect={nothing} />
  )
  const [, titleId] = /<h3[^>]* id="([^"]+)"/.exec(html) ?? []
  expect(titleId).toBeDefined()
  expect(html).toMatch(new RegExp(`<button[^>]*aria-describedby="${titleId}"[^>]*>.*Ticket auswählen`))
})

it("a busy button keeps the focus and announces that it is busy", () => {
  const html = renderToStaticMarkup(<Button pending>Speichern</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(" disabled")
})

describe("a table", () => {
  const columns = [{ key: "code", header: "Code", cell: (row: string) => row }]
  const table = {
    caption: "Codes",
    columns,
    rowKey: String,
    loading: "Wird geladen",
    empty: <p>Keine Codes</p>,
    error: <p>Ging nicht</p>
  }

  it("has a loading, an empty and a failure state [P-17]", () => {
    expect(words(renderToStaticMarkup(<DataTable {...table} rows={[]} status="loading" />))).toBe(
      "Codes Wird geladen"
    )
    expect(words(renderToStaticMarkup(<DataTable {...table} rows={[]} />))).toBe("Codes Keine Codes")
    expect(words(renderToStaticMarkup(<DataTable {...table} rows={["A"]} status="error" />))).toBe(
      "Codes Ging nicht"
    )
  })

  it("stays a table for screen readers when styled as cards", () => {
    const html = renderToStaticMarkup(<DataTable {...table} rows={["ROSENAU-2026"]} />)
    expect(html).toContain('role="table"')
    expect(html).toContain('data-label="Code"')
    expect(words(html)).toBe("Codes Code ROSENAU-2026")
  })
})

describe("the default layout", () => {
  const layout = (props: Partial<DefaultLayoutProps>) =>
    renderToStaticMarkup(
      <Router hook={fixedLocation("/wiesensee")}>
        <DefaultLayout
          authenticated
          shopPath="wiesensee"
          cartCount={2}
          languages={[{ value: "de-DE", label: "Deutsch" }]}
          language="de-DE"
          onLanguageChange={nothing}
          onLogin={nothing}
          onLogout={nothing}
          onOpenCart={nothing}
          {...props}
        >
          Inhalt
        </DefaultLayout>
      </Router>
    )

  it("shows profile, cart and logout with a session [L-05 L-07 B-52]", () => {
    const html = layout({})
    expect(html).toContain('href="/wiesensee/account"')
    expect(html).toContain('aria-label="Warenkorb, 2 Tickets"')
    expect(words(html)).toContain("Abmelden")
    expect(words(html)).not.toContain("Anmelden")
  })

  it("hides the profile on system routes and shows the login without a session [L-03 L-07]", () => {
    expect(words(layout({ systemRoute: true }))).not.toContain("Mein Profil")
    const anonymous = words(layout({ authenticated: false, cartCount: null }))
    expect(anonymous).not.toContain("Mein Profil")
    expect(anonymous).toContain("Anmelden")
  })
})
