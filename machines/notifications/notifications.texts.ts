/** What the flow of the messages at the bottom of the page is called for people. */
import { event, say, state } from "../flow-texts.ts"

export const texts = {
  title: say("Messages", "Meldungen"),
  summary: say(
    "The driver learns what happened, and has the time to read it.",
    "Der Fahrer erfährt, was geschehen ist, und hat Zeit, es zu lesen."
  ),
  states: {
    empty: state("No message", "Keine Meldung", "Es gibt nichts zu sagen."),
    sortingOut: state(
      "Something has changed",
      "Etwas hat sich geändert",
      "Eine Meldung kam oder ging, oder die Zeit steht still oder läuft weiter."
    ),
    showing: state(
      "Messages shown",
      "Meldungen sichtbar",
      "Meldungen stehen auf der Seite, und jede schließt sich, wenn ihre Zeit um ist."
    ),
    paused: state(
      "Time stands still",
      "Zeit steht still",
      "Jemand liest eine Meldung oder kann sie unter einem Dialog oder in einem verdeckten Tab nicht sehen: Alle bleiben, und ihre Zeit steht still."
    )
  },
  events: {
    NOTIFIED: event(
      "Something is to be said",
      "Etwas ist zu melden",
      "something is to be said",
      "etwas zu melden ist"
    ),
    CLOSED: event(
      "Close a message",
      "Meldung schließen",
      "the driver closes a message",
      "der Fahrer eine Meldung schließt"
    ),
    ACTION_CHOSEN: event(
      "Take what is offered",
      "Angebot annehmen",
      "the driver takes what a message offers",
      "der Fahrer annimmt, was eine Meldung anbietet"
    ),
    PAUSED: event(
      "Somebody reads, or looks away",
      "Jemand liest oder schaut weg",
      "somebody reads a message or the tab is hidden",
      "jemand eine Meldung liest oder der Tab verdeckt ist"
    ),
    RESUMED: event(
      "Nobody reads any more",
      "Niemand liest mehr",
      "a reason to wait is gone",
      "ein Grund zu warten wegfällt"
    )
  },
  services: {},
  guards: {
    offersAction: say("the message offers something", "die Meldung etwas anbietet"),
    isEmpty: say("no message is left", "keine Meldung mehr da ist"),
    isPaused: say("there is a reason to wait", "es einen Grund zu warten gibt")
  },
  delays: { nextClosing: say("the time of the next message", "der Zeit der nächsten Meldung") },
  cases: {
    "any page": "irgendeine Seite",
    "a message": "eine Meldung",
    "a failure, for a moment": "ein Fehler, für einen Moment",
    "a message with a way back": "eine Meldung mit einem Weg zurück",
    "the message": "die Meldung",
    "the failure": "der Fehler",
    "of the one with a way back": "die der Meldung mit einem Weg zurück",
    "of the one without": "die der Meldung ohne",
    "the pointer is on them": "der Zeiger ist auf ihnen",
    "the focus is among them": "der Fokus ist bei ihnen",
    "the tab is hidden": "der Tab ist verdeckt"
  }
}
