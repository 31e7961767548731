/** Error page for an app that failed to load, instead of a blank page. */
import { button } from "../ui/classes.ts"
import { element, showPlainPage } from "./plain-page.ts"

const words = {
  de: {
    title: "Keine Verbindung",
    text: "Die Seite konnte nicht geladen werden.",
    again: "Erneut versuchen"
  },
  en: { title: "No connection", text: "The page could not be loaded.", again: "Try again" }
} as const

/** In both languages of every shop, since the language is unknown. */
export const showBootFailure = (): void => {
  const { de, en } = words
  const again = element("button", button(), `${de.again} · ${en.again}`)
  again.addEventListener("click", () => location.reload())
  showPlainPage({ title: `${de.title} · ${en.title}`, text: `${de.text} ${en.text}` }, again)
}
