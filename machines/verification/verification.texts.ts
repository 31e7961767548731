/** What the verification flow is called for people. */
import {
  event,
  loadShop,
  say,
  service,
  shopDelays,
  shopGuards,
  shopProblems,
  state,
  tryAgain
} from "../flow-texts.ts"

export const texts = {
  title: say("Verification", "Verifizierung"),
  summary: say(
    "A driver who got a code, for example from an employer, sees what it unlocks.",
    "Ein Fahrer mit einem Code, etwa vom Arbeitgeber, sieht, was er freischaltet."
  ),
  states: {
    loadingShop: state(
      "Loading the shop",
      "Shop wird geladen",
      "Der Shop, der nach dem Code fragt, wird geholt."
    ),
    entering: state(
      "Entering a code",
      "Code eingeben",
      "Der Fahrer gibt einen Code ein oder macht ohne weiter."
    ),
    "entering.typing": state(
      "All well so far",
      "Bisher alles richtig",
      "Bisher wurde am Code nichts Falsches gefunden."
    ),
    "entering.correcting": state("Not a code", "Kein Code", "Das kann kein Code sein; das Feld sagt, warum."),
    "entering.codeUnknown": state(
      "Code unknown",
      "Code unbekannt",
      "So ein Code wurde nie ausgegeben: Der Fahrer sieht noch einmal nach oder fragt, wer ihn gab."
    ),
    "entering.codeUsedUp": state(
      "Code used up",
      "Code verbraucht",
      "Der Code wurde von so vielen Fahrern benutzt, wie er sollte."
    ),
    "entering.codeExpired": state(
      "Code expired",
      "Code abgelaufen",
      "Der Code galt einmal; wer ihn gab, hat vielleicht einen neuen."
    ),
    "entering.codeOfOtherShop": state(
      "Code of another shop",
      "Code eines anderen Shops",
      "Der Code gilt, aber in einem anderen Shop."
    ),
    "entering.limitReached": state(
      "Enough codes",
      "Genug Codes",
      "Das Konto hat so viele Codes, wie es haben darf."
    ),
    "entering.alreadyAdded": state(
      "Code there already",
      "Code schon da",
      "Das Konto hat diesen Code schon: Es ist nichts mehr zu tun."
    ),
    "entering.unreachable": state(
      "No answer to the code",
      "Keine Antwort zum Code",
      "Es kam keine Antwort; derselbe Code lässt sich noch einmal senden."
    ),
    "entering.failed": state(
      "Code not checked",
      "Code nicht geprüft",
      "Der Code konnte wegen eines Fehlers bei uns nicht geprüft werden."
    ),
    verifying: state(
      "Checking the code",
      "Code wird geprüft",
      "Der Dienst prüft den Code und legt ihn ins Konto."
    ),
    tooManyAttempts: state(
      "Too many attempts",
      "Zu viele Versuche",
      "Zu viele Codes wurden versucht: Der nächste geht erst nach einer Weile; eingeben lässt er sich schon."
    ),
    verified: state(
      "Code accepted",
      "Code angenommen",
      "Der Code ist im Konto; der Shop zeigt jetzt, was er freischaltet."
    ),
    goneOn: state(
      "On to the shop",
      "Weiter zum Shop",
      "Die Startseite des Shops öffnet sich, mit dem, was der Code freischaltet."
    ),
    goneOnWithout: state(
      "On without a code",
      "Weiter ohne Code",
      "Die Startseite des Shops öffnet sich; dort fragt niemand mehr nach einem Code."
    ),
    ...shopProblems
  },
  events: {
    CODE_CHANGED: event(
      "Type a code",
      "Code eintippen",
      "the driver types a code",
      "der Fahrer einen Code eintippt"
    ),
    VERIFY_REQUESTED: event(
      "Verify",
      "Verifizieren",
      "the driver sends the code",
      "der Fahrer den Code absendet"
    ),
    CONTINUED: event("Go on", "Weiter", "the driver goes on to the shop", "der Fahrer zum Shop weitergeht"),
    ANOTHER_REQUESTED: event(
      "Another code",
      "Noch ein Code",
      "the driver has another code",
      "der Fahrer noch einen Code hat"
    ),
    TRY_AGAIN: tryAgain
  },
  services: {
    loadShop,
    addCode: service(
      say("check the code and add it", "den Code prüfen und hinzufügen"),
      say("the code is on the account", "der Code im Konto ist"),
      say("the code cannot be checked", "der Code nicht geprüft werden kann")
    )
  },
  guards: {
    ...shopGuards,
    isCodeUnknown: say("there is no such code", "es keinen solchen Code gibt"),
    isCodeUsedUp: say("the code is used up", "der Code verbraucht ist"),
    isCodeExpired: say("the code has expired", "der Code abgelaufen ist"),
    isCodeForeign: say("the code is for another shop", "der Code für einen anderen Shop ist"),
    isLimitReached: say(
      "the account holds as many codes as it may",
      "das Konto so viele Codes hat, wie es darf"
    ),
    isCodeKnown: say("the account has the code already", "das Konto den Code schon hat"),
    isTriedTooOften: say("too many codes were tried", "zu viele Codes versucht wurden"),
    isCodeWellFormed: say("it looks like a code", "es nach einem Code aussieht")
  },
  delays: { ...shopDelays, wait: say("the time the service asks for", "der Zeit, die der Dienst verlangt") },
  cases: {
    "the page's address": "die Adresse der Seite",
    "a link with a code": "ein Link mit einem Code",
    "what was typed before": "was vorher getippt wurde",
    "a code with blanks around it": "ein Code mit Leerzeichen davor und danach",
    "what no code has": "was kein Code hat",
    "too much": "zu viel",
    nothing: "nichts",
    "a new code": "ein neuer Code",
    "no such code": "diesen Code gibt es nicht",
    "used up": "verbraucht",
    "of another shop": "eines anderen Shops",
    "enough codes": "genug Codes",
    "there already": "schon da",
    "too many tries, five minutes to wait": "zu viele Versuche, fünf Minuten zu warten",
    "too many tries": "zu viele Versuche"
  }
}
