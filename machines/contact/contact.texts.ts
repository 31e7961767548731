/** What the flow of the contact page is called for people. */
import { loadShop, say, shopDelays, shopGuards, shopProblems, state, tryAgain } from "../flow-texts.ts"

export const texts = {
  title: say("Contact", "Kontakt"),
  summary: say(
    "The driver reaches those who run the car park, and sees when it is open.",
    "Der Fahrer erreicht den Betreiber der Parkfläche und sieht, wann sie geöffnet ist."
  ),
  states: {
    loadingShop: state(
      "Loading the shop",
      "Shop wird geladen",
      "Der Shop wird gesucht: Sein Land sagt, wessen Hotline es ist."
    ),
    showing: state(
      "Contact shown",
      "Kontakt wird gezeigt",
      "Betreiber, Hotline und ihre Zeiten stehen da, dazu die Öffnungszeiten der Parkflächen."
    ),
    ...shopProblems
  },
  events: { TRY_AGAIN: tryAgain },
  services: { loadShop },
  guards: shopGuards,
  delays: shopDelays,
  cases: {
    "the contact page": "Kontaktseite",
    "a German shop": "ein deutscher Shop",
    "a Swiss shop that announces its hours": "ein Schweizer Shop, der seine Öffnungszeiten nennt"
  }
}
