/**
 * Short hands for the `<flow>.texts.ts` files: what states, events, services, guards and delays are called for people, in
 * English and German. The English description of a state stands in its machine. Never part of the app.
 */
export interface Said {
  readonly en: string
  readonly de: string
}

export const say = (en: string, de: string): Said => ({ en, de })

/** Labels in both languages, then the German description. */
export const state = (en: string, de: string, description: string) => ({
  label: say(en, de),
  description: { de: description }
})

/** Labels as on a button, then what follows "if" (in German with the verb at the end). */
export const event = (en: string, de: string, ifEnglish: string, ifGerman: string) => ({
  label: say(en, de),
  when: say(ifEnglish, ifGerman)
})

/** What is being done; then, as after "if", that it is done, and that it failed in a way no guard names. */
export const service = (label: Said, done: Said, failed: Said) => ({ label, done, failed })

/** A service that ends only when it failed. */
export const failingService = (label: Said, failed: Said) => ({ label, failed })

/** Those of `shop-problems.ts`. */
export const shopProblems = {
  shopNotFound: state("No such shop", "Kein solcher Shop", "Unter dieser Adresse gibt es keinen Shop."),
  shopInactive: state(
    "Shop closed",
    "Shop geschlossen",
    "Es gibt den Shop, aber sein Betreiber hat ihn geschlossen."
  ),
  notAllowed: state(
    "Not allowed",
    "Nicht erlaubt",
    "Das Konto darf diese Seite nicht sehen; ein anderes darf es, oder der Betreiber lässt es zu."
  ),
  tooManyRequests: state(
    "Too many requests",
    "Zu viele Anfragen",
    "Der Dienst möchte eine Weile nicht gefragt werden; danach fragt die Seite von selbst noch einmal."
  ),
  shopUnreachable: state(
    "No answer",
    "Keine Antwort",
    "Der Shop hat nicht geantwortet: Die Verbindung ist weg oder zu langsam."
  ),
  shopFailed: state(
    "Not loaded",
    "Nicht geladen",
    "Was die Seite zeigt, konnte wegen eines Fehlers bei uns nicht geladen werden."
  ),
  sessionLost: state(
    "Session ended",
    "Sitzung abgelaufen",
    "Die Sitzung ist abgelaufen; die Anmeldung folgt und führt hierher zurück, wo das Ausgefüllte noch steht."
  )
}

export const shopDelays = { pause: say("the time the service asks for", "der Zeit, die der Dienst verlangt") }

/** Those of `asking-loop.ts`. */
export const askingStates = {
  waiting: state("Pause", "Pause", "Eine Pause vor der nächsten Frage."),
  asking: state("Asking again", "Erneute Frage", "Der Dienst wird noch einmal gefragt."),
  judging: state("Answer again", "Erneute Antwort", "Der Dienst hat wieder geantwortet.")
}

export const shopGuards = {
  isShopUnknown: say("there is no such shop", "es keinen solchen Shop gibt"),
  isShopInactive: say("the shop is closed", "der Shop geschlossen ist"),
  isSessionLost: say("the session has ended", "die Sitzung abgelaufen ist"),
  isNotAllowed: say("the account may not see this", "das Konto dies nicht sehen darf"),
  isTooManyRequests: say("the service is asked too often", "der Dienst zu oft gefragt wird"),
  isUnreachable: say("no answer comes", "keine Antwort kommt")
}

export const loadShop = service(
  say("load the shop", "den Shop laden"),
  say("the shop has been loaded", "der Shop geladen ist"),
  say("the shop cannot be loaded", "der Shop nicht geladen werden kann")
)

export const tryAgain = event(
  "Try again",
  "Noch einmal versuchen",
  "the driver tries again",
  "der Fahrer es noch einmal versucht"
)

export const pageShown = event(
  "The page comes back",
  "Die Seite kommt zurück",
  "the page comes back on the screen",
  "die Seite wieder auf dem Bildschirm ist"
)

export const receiptRequested = event(
  "Save the receipt",
  "Beleg speichern",
  "the driver wants the receipt",
  "der Fahrer den Beleg haben will"
)

export const fetchReceipt = service(
  say("fetch the receipt", "den Beleg holen"),
  say("the receipt is there", "der Beleg da ist"),
  say("the receipt cannot be fetched", "der Beleg nicht geholt werden kann")
)

/** What a driver does in a form with plates. */
export const plateEvents = {
  PLATE_CHANGED: event(
    "Type a plate",
    "Kennzeichen eingeben",
    "the driver types a plate",
    "der Fahrer ein Kennzeichen eingibt"
  ),
  COUNTRY_CHANGED: event(
    "Choose a country",
    "Land wählen",
    "the driver chooses a plate's country",
    "der Fahrer das Land eines Kennzeichens wählt"
  ),
  PLATE_KEPT: event(
    "Keep the plate",
    "Kennzeichen beibehalten",
    "the driver says that the plate is right, though it looks like another",
    "der Fahrer sagt, dass das Kennzeichen stimmt, obwohl es einem anderen ähnlich sieht"
  )
}

/** What a driver does in a dialog that puts a plate in the place of another one. */
export const newPlateEvents = {
  ...plateEvents,
  CONFIRMED: event("Confirm", "Bestätigen", "the driver confirms", "der Fahrer bestätigt"),
  BACK: event("Back", "Zurück", "the driver goes back", "der Fahrer zurückgeht")
}

/** How starts, cases and outcomes that several path specs know by the same English name are called in German. */
export const commonCases: Readonly<Record<string, string>> = {
  "no answer": "keine Antwort",
  "session over": "die Sitzung ist abgelaufen",
  "a fault of our own": "ein Fehler bei uns",
  "a good one": "ein richtiges",
  "one like one's own": "eines wie ein eigenes",
  Austria: "Österreich",
  Germany: "Deutschland",
  "no such shop": "diesen Shop gibt es nicht",
  "a closed shop": "der Shop ist geschlossen",
  "not allowed": "nicht erlaubt",
  "asked too often": "zu oft gefragt",
  "an answer that makes no sense": "eine Antwort ohne Sinn",
  "two tickets": "zwei Tickets",
  "no ticket": "kein Ticket",
  "a code": "ein Code",
  "no code": "kein Code",
  "the first": "das erste",
  expired: "abgelaufen",
  "a shop with codes": "ein Shop mit Codes"
}
