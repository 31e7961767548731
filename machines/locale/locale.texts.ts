/** What the locale flow is called for people. */
import { event, say, service, state, tryAgain } from "../flow-texts.ts"

export const texts = {
  title: say("Language", "Sprache"),
  summary: say(
    "The driver reads the shop in the language of choice.",
    "Der Fahrer liest den Shop in der Sprache seiner Wahl."
  ),
  states: {
    speaking: state("Speaking", "In der Sprache des Fahrers", "Die Seite spricht die Sprache des Fahrers."),
    switching: state(
      "Switching",
      "Wechsel",
      "Die Texte der gewünschten Sprache werden geholt; die Seite spricht noch die alte."
    ),
    switchingFailed: state(
      "Not switched",
      "Wechsel gescheitert",
      "Die Texte konnten nicht geholt werden; die Seite behält ihre Sprache."
    )
  },
  events: {
    LANGUAGE_CHOSEN: event(
      "Choose a language",
      "Sprache wählen",
      "the driver chooses a language",
      "der Fahrer eine Sprache wählt"
    ),
    TRY_AGAIN: tryAgain
  },
  services: {
    loadCatalogue: service(
      say("fetch the texts", "die Texte holen"),
      say("the texts are there", "die Texte da sind"),
      say("the texts cannot be fetched", "die Texte nicht geholt werden können")
    )
  },
  guards: {},
  delays: {},
  cases: {
    "a page in German": "eine Seite auf Deutsch",
    English: "Englisch",
    French: "Französisch",
    "the texts come": "die Texte kommen",
    "no connection": "keine Verbindung"
  }
}
