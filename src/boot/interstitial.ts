/**
 * Page before the login for a visitor without a session: shop and address. Shown while the login is loading;
 * on a first visit by a code until a button is pressed, since the visitor cannot know yet whom to trust.
 */
import { assetUrlAt } from "../configuration.ts"
import { legalLinks } from "../features/layouts/legal-links.ts"
import { button, column, cover, facts, logo, text } from "../ui/classes.ts"
import { askForShop, beforeLogin, operatorIn, type PublicShop, rememberShop } from "./before-login.ts"
import { element, showPlainPage } from "./plain-page.ts"
import { prefetchHomeFiles } from "./prefetch-home-files.ts"

const words = {
  de: {
    title: "Weiter zur Anmeldung",
    names: { operator: "Betreiber", area: "Ort", domain: "Adresse" },
    first: "Prüfen Sie, ob die Angaben zum Schild passen.",
    buy: "Ticket kaufen",
    known: "Ich habe schon ein Konto",
    imprint: "Impressum",
    privacy: "Datenschutz",
    missing: "Diesen Shop gibt es nicht",
    advice: "Bitte scannen Sie den Code noch einmal."
  },
  en: {
    title: "Continue to login",
    names: { operator: "Operator", area: "Place", domain: "Address" },
    first: "Check that these details match the sign.",
    buy: "Buy a ticket",
    known: "I already have an account",
    imprint: "Imprint",
    privacy: "Privacy",
    missing: "This shop does not exist",
    advice: "Please scan the code again."
  },
  fr: {
    title: "Continuer vers la connexion",
    names: { operator: "Exploitant", area: "Lieu", domain: "Adresse" },
    first: "Vérifiez que ces indications correspondent au panneau.",
    buy: "Acheter un ticket",
    known: "J’ai déjà un compte",
    imprint: "Mentions légales",
    privacy: "Confidentialité",
    missing: "Cette boutique n’existe pas",
    advice: "Scannez à nouveau le code."
  },
  it: {
    title: "Continua verso l’accesso",
    names: { operator: "Gestore", area: "Luogo", domain: "Indirizzo" },
    first: "Controlli che questi dati corrispondano al cartello.",
    buy: "Acquista un biglietto",
    known: "Ho già un account",
    imprint: "Note legali",
    privacy: "Privacy",
    missing: "Questo negozio non esiste",
    advice: "Scansioni di nuovo il codice."
  }
} as const

const wordsOf = (locale: string) =>
  words[(["en", "fr", "it"] as const).find((language) => locale.startsWith(language)) ?? "de"]

const marker = { machine: "access", state: "leavingForLogin" } as const

/** Renders a name and a value, like the pages of the shop. */
const pair = (name: string, value: string): HTMLElement => {
  const both = element("div", facts("pair"))
  both.append(element("dt", facts("name"), name), element("dd", facts("value"), value))
  return both
}

type Facts = Partial<Readonly<Record<keyof (typeof words)["de"]["names"], string | null>>>

const factsList = (known: Facts, names: Readonly<Record<string, string>>): HTMLElement => {
  const list = element("dl", facts("root"))
  for (const [name, value] of Object.entries(known)) if (value) list.append(pair(names[name] ?? "", value))
  return list
}

export const showInterstitial = (shop: string | null, locale: string): void => {
  const { title, names } = wordsOf(locale)
  const { shop: text, ...known } = beforeLogin(shop, locale, location.host)
  showPlainPage({ title, text: text ?? "", marker }, factsList(known, names))
}

/** Links to the operator of the shop. */
const answerable = (
  country: string,
  { imprint, privacy }: { imprint: string; privacy: string }
): HTMLElement => {
  const links = legalLinks(country)
  const line = element("p", text({ size: "sm" }))
  for (const [address, name] of [
    [links.imprint, imprint],
    [links.privacy, privacy]
  ] as const) {
    const link = element("a", "", name)
    link.setAttribute("href", address)
    line.append(link, " ")
  }
  return line
}

const pictureOf = (path: string, assetsLocation: string, className: string): HTMLElement => {
  const image = element("img", className)
  image.setAttribute("alt", "")
  image.setAttribute("src", assetUrlAt(assetsLocation)(path))
  return image
}

/** Renders the shop's cover and logo; only the place of the cover until the service has responded, or without one. */
const picturesOf = (known: PublicShop | undefined, assetsLocation: string): ReadonlyArray<HTMLElement> => [
  known?.cover ? pictureOf(known.cover, assetsLocation, cover()) : element("div", cover()),
  ...(known?.logo ? [pictureOf(known.logo, assetsLocation, logo())] : [])
]

interface Visit<Shop> {
  readonly shop: Shop
  readonly locale: string
  readonly apiOrigin: string
  readonly identityOrigin: string
  readonly assetsLocation: string
  readonly commitHash: string
}

/** Milliseconds until a placeholder is shown. The response is preloaded, so it is usually there before its frame would be. */
const placeholderDelay = 100

/**
 * Introduces the shop of a code once the service has responded; resolves when the visitor continues, to the
 * sign-up (true) or the login, which does not wait for the response. Decided in decisions 013 and 032. Never
 * resolves for a shop that does not exist: there is nothing to log in for.
 */
export const introduceShop = ({
  shop,
  locale,
  apiOrigin,
  identityOrigin,
  assetsLocation,
  commitHash
}: Visit<string>): Promise<boolean> =>
  new Promise((proceed) => {
    const texts = wordsOf(locale)
    const ways = [texts.buy, texts.known].map((label, index) => {
      const signUp = index === 0
      const way = element("button", button({ size: "lg", variant: signUp ? "primary" : "secondary" }), label)
      way.addEventListener("click", () => {
        way.setAttribute("aria-disabled", "true")
        proceed(signUp)
      })
      return way
    })
    const show = (known?: PublicShop) => {
      const { operator, domain } = beforeLogin(shop, locale, location.host)
      const shown = {
        operator: known === undefined ? operator : operatorIn(known.country, locale),
        area: [known?.spot, known?.area].filter(Boolean).join(", "),
        domain: `${domain}, ${new URL(identityOrigin).host}`
      }
      const last = element("div", column())
      if (known?.price) last.append(element("strong", "", known.price))
      last.append(...ways, factsList(shown, texts.names))
      if (known !== undefined) last.append(answerable(known.country, texts))
      const title = known?.name ?? shop
      showPlainPage({ title, text: texts.first, marker, pictures: picturesOf(known, assetsLocation) }, last)
    }
    const placeholder = setTimeout(show, placeholderDelay)
    askForShop(apiOrigin, shop, locale).then((answer) => {
      // Without an answer the placeholder comes, or stays with its focus.
      if (answer !== undefined) clearTimeout(placeholder)
      if (answer === null)
        return showPlainPage({ title: texts.missing, text: texts.advice, marker }, element("p", text()))
      if (answer !== undefined) {
        for (const way of ways) way.addEventListener("click", () => rememberShop(shop, answer))
        show(answer)
      }
      // Not earlier: it would share the connection with what the visitor waits for.
      void prefetchHomeFiles(commitHash)
    })
  })

/**
 * Shows the page before the login, and prefetches the home's files. Resolves with true for the sign-up: on a first
 * visit by a code when the visitor has chosen, else at once.
 */
export const showBeforeLogin = async (
  { shop, ...visit }: Visit<string | null>,
  isFirstByCode: boolean
): Promise<boolean> => {
  if (isFirstByCode && shop !== null) return introduceShop({ ...visit, shop })
  void prefetchHomeFiles(visit.commitHash)
  showInterstitial(shop, visit.locale)
  return false
}
