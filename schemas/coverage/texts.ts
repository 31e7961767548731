/** Texts for windows and coverage, in the languages of the product; for its catalogues and the mails. */

export interface CoverageTexts {
  /** Texts about a ticket on the home of a shop. */
  readonly windows: { readonly window: string; readonly daily: string }
  readonly coverage: {
    readonly except: string
    readonly otherwise: string
    readonly interrupted: string
    readonly covered: string
    readonly again: string
    readonly paused: string
    readonly unclear: string
    readonly notNow: string
    readonly notThatDay: string
  }
}

export const coverageTexts = {
  de: {
    windows: { window: "{days} {from}–{to} Uhr", daily: "täglich" },
    coverage: {
      except: "nicht am {days}",
      otherwise: "am {day} {from}–{to} Uhr",
      interrupted: "nicht von {from} bis {to} Uhr",
      covered: "Gilt jetzt bis {until} Uhr",
      again: "Gilt jetzt bis {until} Uhr, danach wieder ab {again} Uhr",
      paused: "Gilt gerade nicht, wieder ab {from} Uhr",
      unclear: "Gilt nur zu bestimmten Zeiten",
      notNow: "Dieses Ticket gilt gerade nicht, sondern erst ab {from} Uhr.",
      notThatDay: "Am {day} gilt dieses Ticket nicht. Es gilt erst ab {from} Uhr."
    }
  },
  en: {
    windows: { window: "{days} {from}–{to}", daily: "daily" },
    coverage: {
      except: "not on {days}",
      otherwise: "on {day} {from}–{to}",
      interrupted: "not from {from} to {to}",
      covered: "Valid now, until {until}",
      again: "Valid now, until {until}, then again from {again}",
      paused: "Not valid right now, valid again from {from}",
      unclear: "Valid at certain times only",
      notNow: "This ticket is not valid right now. It is valid from {from}.",
      notThatDay: "This ticket is not valid on {day}. It is valid from {from}."
    }
  },
  fr: {
    windows: { window: "{days} {from}–{to}", daily: "tous les jours" },
    coverage: {
      except: "sauf le {days}",
      otherwise: "le {day} {from}–{to}",
      interrupted: "interrompu du {from} au {to}",
      covered: "Valable maintenant, jusqu’à {until}",
      again: "Valable maintenant, jusqu’à {until}, puis à nouveau dès {again}",
      paused: "Pas valable en ce moment, à nouveau dès {from}",
      unclear: "Valable à certaines heures seulement",
      notNow: "Ce ticket n’est pas valable en ce moment. Il est valable dès {from}.",
      notThatDay: "Ce ticket n’est pas valable le {day}. Il est valable dès {from}."
    }
  },
  it: {
    windows: { window: "{days} {from}–{to}", daily: "ogni giorno" },
    coverage: {
      except: "escluso {days}",
      otherwise: "{day} {from}–{to}",
      interrupted: "sospeso da {from} a {to}",
      covered: "Valido ora, fino a {until}",
      again: "Valido ora, fino a {until}, poi di nuovo da {again}",
      paused: "Non valido in questo momento, di nuovo da {from}",
      unclear: "Valido solo in certi orari",
      notNow: "Questo biglietto non è valido in questo momento. Vale da {from}.",
      notThatDay: "{day} questo biglietto non è valido. Vale da {from}."
    }
  }
} satisfies Readonly<Record<string, CoverageTexts>>

/** Returns a text by its key, with values for its placeholders. The browser passes its own catalogues. */
export type Translate = (
  key: `windows.${keyof CoverageTexts["windows"]}` | `coverage.${keyof CoverageTexts["coverage"]}`,
  values?: Readonly<Record<string, string>>
) => string

/** Returns the texts for callers without catalogues. English for an unsupported language. */
export const translateIn = (locale: string): Translate => {
  const texts: CoverageTexts =
    (coverageTexts as Readonly<Record<string, CoverageTexts>>)[locale.slice(0, 2)] ?? coverageTexts.en
  return (key, values = {}) => {
    const [section, name] = key.split(".") as [keyof CoverageTexts, string]
    const text = (texts[section] as Readonly<Record<string, string>>)[name] ?? key
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
  }
}
