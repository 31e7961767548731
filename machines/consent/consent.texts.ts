/** What the flow of the consent is called for people. */
import { event, say, state } from "../flow-texts.ts"

const quiet = (description: string) => state("Nothing is asked", "Keine Frage", description)
const details = (description: string) => state("Reading the details", "Einzelheiten offen", description)

export const texts = {
  title: say("Consent", "Einwilligung"),
  summary: say(
    "A driver decides whether the shop may send what is done in it, and can change that any time.",
    "Ein Fahrer entscheidet, ob der Shop senden darf, was in ihm getan wird, und kann das jederzeit ändern."
  ),
  states: {
    deciding: state(
      "To ask or not",
      "Fragen oder nicht",
      "Was der Shop sendet und was früher entschieden wurde, sagt, ob zu fragen ist."
    ),
    nothingSent: state(
      "Nothing is sent",
      "Nichts wird gesendet",
      "Der Shop sendet nichts von dem, was in ihm getan wird; es gibt nichts zu fragen."
    ),
    "nothingSent.quiet": quiet("Nichts wird gesagt."),
    "nothingSent.details": details(
      "Der Fahrer liest, was im Browser gespeichert ist; alles davon ist notwendig."
    ),
    asking: state(
      "Undecided",
      "Unentschieden",
      "Der Fahrer hat noch nicht entschieden; nichts wird gesendet."
    ),
    "asking.notice": state(
      "The question stands",
      "Frage am Rand",
      "Die Frage steht am Rand der Seite, die sich trotzdem benutzen lässt."
    ),
    "asking.details": details(
      "Der Fahrer liest, was gespeichert ist und was gesendet würde, und kann dort entscheiden."
    ),
    granted: state(
      "Agreed",
      "Zugestimmt",
      "Der Fahrer hat zugestimmt: Schritte und Fehler werden gesendet, Kennzeichen unkenntlich gemacht."
    ),
    "granted.quiet": quiet("Es wird nicht mehr gefragt."),
    "granted.details": details(
      "Der Fahrer liest, was gespeichert und gesendet wird, und kann das Ja zurücknehmen."
    ),
    refused: state(
      "Refused",
      "Abgelehnt",
      "Der Fahrer hat abgelehnt oder sein Ja zurückgenommen: Nichts wird gesendet."
    ),
    "refused.quiet": quiet("Es wird nicht mehr gefragt."),
    "refused.details": details("Der Fahrer liest, was gespeichert ist, und kann doch noch zustimmen.")
  },
  events: {
    AGREED: event("Agree", "Zustimmen", "the driver agrees", "der Fahrer zustimmt"),
    REFUSED: event("Refuse", "Ablehnen", "the driver refuses", "der Fahrer ablehnt"),
    DETAILS_OPENED: event(
      "Open “Cookies”",
      "„Cookies“ öffnen",
      "the driver wants to know more",
      "der Fahrer mehr wissen will"
    ),
    DETAILS_CLOSED: event(
      "Close “Cookies”",
      "„Cookies“ schließen",
      "the driver has read it",
      "der Fahrer es gelesen hat"
    ),
    DECIDED_ELSEWHERE: event(
      "Decided in another tab",
      "In einem anderen Tab entschieden",
      "the driver decides in another tab",
      "der Fahrer in einem anderen Tab entscheidet"
    )
  },
  services: {},
  guards: {
    isNothingSent: say("the shop sends nothing", "der Shop nichts sendet"),
    isGranted: say("the driver has agreed before", "der Fahrer früher zugestimmt hat"),
    isRefused: say("the driver has refused before", "der Fahrer früher abgelehnt hat"),
    isYes: say("it is a yes", "es ein Ja ist"),
    isNo: say("it is a no", "es ein Nein ist")
  },
  delays: {},
  cases: {
    "a shop that reports nothing": "ein Shop, der nichts meldet",
    "a shop that wants to report": "ein Shop, der melden möchte",
    "a shop to which the driver has said yes before": "ein Shop, dem der Fahrer schon zugestimmt hat",
    "a shop to which the driver has said no before": "ein Shop, dem der Fahrer schon abgesagt hat",
    "a yes": "ein Ja",
    "a no": "ein Nein"
  }
}
