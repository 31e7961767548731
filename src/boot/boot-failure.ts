/** Error page for an app that failed to load, instead of a blank page. */
import { button } from "../ui/classes.ts"
import { element, showPlainPage } from "./plain-page.ts"

/** In both languages of every shop, since the language is unknown. */
export const showBootFailure = (): void => {
  const again = element("button", button(), "Erneut versuchen · Try again")
  again.addEventListener("click", () => location.reload())
  showPlainPage(
    {
      title: "Keine Verbindung · No connection",
      text: "Die Seite konnte nicht geladen werden. The page could not be loaded."
    },
    again
  )
}
