/** What the flow of the dialog that asks for a verification code is called for people. */
import { event, say, service, state } from "../flow-texts.ts"

export const texts = {
  title: say("Verification prompt", "Frage nach dem Code"),
  summary: say(
    "A driver without a code learns, once, that this shop has more for those who verify themselves.",
    "Ein Fahrer ohne Code erfährt einmal, dass dieser Shop mehr für die hat, die sich verifizieren."
  ),
  states: {
    outside: state("Outside of shops", "Außerhalb der Shops", "Keine Seite eines Shops ist offen."),
    deciding: state(
      "To ask or not",
      "Fragen oder nicht",
      "Eine Seite eines Shops ist offen; Shop, Seite und Fahrer sagen, ob zu fragen ist."
    ),
    lookingForCodes: state(
      "Looking for codes",
      "Suche nach Codes",
      "Der Shop will eine Verifizierung; ob der Fahrer schon einen Code hat, wird nachgesehen."
    ),
    asking: state(
      "Dialog open",
      "Dialog offen",
      "Der Dialog ist offen: Der Fahrer verifiziert sich jetzt oder überspringt das."
    ),
    openingVerification: state(
      "On to the verification page",
      "Weiter zur Verifizierung",
      "Der Dialog ist zu, und die Seite der Verifizierung öffnet sich."
    ),
    resting: state(
      "Nothing to ask",
      "Nichts zu fragen",
      "Auf dieser Seite gibt es nichts zu fragen; auf der Seite der Verifizierung kann der Fahrer dennoch antworten."
    ),
    codesUnknown: state(
      "Codes unknown",
      "Codes unbekannt",
      "Ob der Fahrer einen Code hat, ließ sich nicht feststellen; auf dieser Seite wird nicht gefragt."
    )
  },
  events: {
    PAGE_OPENED: event(
      "A page of a shop opens",
      "Eine Seite eines Shops öffnet sich",
      "a page of a shop opens",
      "sich eine Seite eines Shops öffnet"
    ),
    SHOP_LEFT: event(
      "The shop is left",
      "Der Shop wird verlassen",
      "the shop is left",
      "der Shop verlassen wird"
    ),
    VERIFY_REQUESTED: event(
      "Verify now",
      "Jetzt verifizieren",
      "the driver wants to verify now",
      "der Fahrer sich jetzt verifizieren will"
    ),
    SKIPPED: event("Skip", "Überspringen", "the driver skips it", "der Fahrer es überspringt"),
    CODE_ADDED: event(
      "A code is added",
      "Ein Code kommt hinzu",
      "a code is added to the account",
      "ein Code ins Konto kommt"
    )
  },
  services: {
    loadCodes: service(
      say("look for codes on the account", "im Konto nach Codes sehen"),
      say("it is known whether there is a code", "bekannt ist, ob es einen Code gibt"),
      say("nobody can say whether there is a code", "sich nicht feststellen lässt, ob es einen Code gibt")
    ),
    openVerification: service(
      say("open the verification page", "die Seite der Verifizierung öffnen"),
      say("the page is open", "die Seite offen ist"),
      say("the page cannot be opened", "die Seite sich nicht öffnen lässt")
    )
  },
  guards: {
    isUncalledFor: say(
      "the shop needs no verification, or the page is kept free",
      "der Shop keine Verifizierung verlangt oder die Seite frei bleibt"
    ),
    isDismissed: say("the driver has skipped it before", "der Fahrer es schon übersprungen hat"),
    isVerified: say("the driver has a code", "der Fahrer einen Code hat"),
    isUnverified: say("the driver is known to have none", "bekannt ist, dass der Fahrer keinen hat")
  },
  delays: {},
  cases: {
    "an address without a shop": "eine Adresse ohne Shop",
    "its verification page": "seine Verifizierungsseite",
    "a shop without codes": "ein Shop ohne Codes",
    "a shop in which the question was skipped before": "ein Shop, in dem die Frage schon übersprungen wurde",
    "in this shop": "in diesem Shop",
    "the page opens": "die Seite öffnet sich"
  }
}
