/** What the plate change flow is called for people. */
import {
  event,
  newPlateEvents,
  plateEvents,
  say,
  service,
  shopDelays,
  shopGuards,
  shopProblems,
  state,
  tryAgain
} from "../flow-texts.ts"

export const texts = {
  title: say("Plates of a permit", "Kennzeichen einer Berechtigung"),
  summary: say(
    "The driver of a permit adds, changes and deletes plates, so that the permit carries the right ones.",
    "Der Fahrer fügt Kennzeichen hinzu, ändert und löscht sie, damit die Berechtigung die richtigen trägt."
  ),
  states: {
    loadingPermit: state(
      "Loading the permit",
      "Berechtigung wird geladen",
      "Die Berechtigung und ihr Shop werden geholt."
    ),
    openingPermit: state(
      "Permit loaded",
      "Berechtigung da",
      "Die Berechtigung ist da; eine vor der Anmeldung begonnene Änderung geht weiter."
    ),
    permit: state(
      "The permit",
      "Die Berechtigung",
      "Der Fahrer sieht die Berechtigung und ihre Kennzeichen."
    ),
    "permit.choosing": state(
      "Room or not",
      "Platz oder nicht",
      "Wie viele Kennzeichen die Berechtigung erlaubt und hat, sagt, ob etwas auszufüllen ist."
    ),
    "permit.adding": state(
      "Adding plates",
      "Kennzeichen hinzufügen",
      "Der Fahrer füllt neue Kennzeichen aus; daneben steht, wie viele die Berechtigung erlaubt."
    ),
    "permit.adding.filling": state(
      "All well so far",
      "Bisher alles richtig",
      "Bisher wurde nichts Falsches gefunden."
    ),
    "permit.adding.correcting": state(
      "Plates to correct",
      "Kennzeichen zu berichtigen",
      "Einige Kennzeichen stimmen noch nicht; jedes sagt, was falsch ist und wie es richtig wird."
    ),
    "permit.adding.plateRefused": state(
      "Plates refused",
      "Kennzeichen abgelehnt",
      "Der Dienst nahm einige Kennzeichen nicht an; sie bleiben im Formular, die anderen sind gespeichert."
    ),
    "permit.adding.noRoom": state(
      "No room left",
      "Kein Platz mehr",
      "Die Berechtigung ist voll: Die Kennzeichen im Formular passten nicht mehr."
    ),
    "permit.adding.unreachable": state(
      "No answer to adding",
      "Keine Antwort beim Hinzufügen",
      "Es kam keine Antwort; ob die Kennzeichen im Formular gespeichert sind, ist nicht bekannt."
    ),
    "permit.adding.failed": state(
      "Plates not added",
      "Nicht hinzugefügt",
      "Die Kennzeichen im Formular konnten wegen eines Fehlers bei uns nicht gespeichert werden."
    ),
    "permit.limitReached": state(
      "Permit full",
      "Berechtigung voll",
      "Die Berechtigung hat so viele Kennzeichen, wie sie darf: Erst muss eines gelöscht werden."
    ),
    "permit.noPlatesAllowed": state(
      "No plates at all",
      "Gar keine Kennzeichen",
      "Diese Berechtigung erlaubt keine Kennzeichen."
    ),
    "permit.added": state(
      "Plates added",
      "Kennzeichen hinzugefügt",
      "Die Kennzeichen sind in der Berechtigung; sie gelten ab dem nächsten Parken."
    ),
    "permit.changed": state(
      "Plate changed",
      "Kennzeichen geändert",
      "Das Kennzeichen ist getauscht: Bis jetzt gilt das alte, ab dem nächsten Parken das neue."
    ),
    "permit.deleted": state(
      "Plate deleted",
      "Kennzeichen gelöscht",
      "Das Kennzeichen ist ab dem nächsten Parken nicht mehr dabei; das lässt sich zurücknehmen."
    ),
    "permit.restored": state(
      "Plate restored",
      "Kennzeichen wieder da",
      "Das gelöschte Kennzeichen ist wieder in der Berechtigung."
    ),
    "permit.restoringNoRoom": state(
      "No room to restore",
      "Kein Platz zum Zurückholen",
      "Die Berechtigung ist voll: Das gelöschte Kennzeichen passt nicht mehr hinein."
    ),
    "permit.restoringUnreachable": state(
      "No answer to restoring",
      "Keine Antwort beim Zurückholen",
      "Es kam keine Antwort; ob das gelöschte Kennzeichen wieder da ist, ist nicht bekannt."
    ),
    "permit.restoringFailed": state(
      "Plate not restored",
      "Nicht wiederhergestellt",
      "Das gelöschte Kennzeichen ließ sich wegen eines Fehlers bei uns nicht wieder hinzufügen."
    ),
    savingPlate: state(
      "Saving a plate",
      "Kennzeichen wird gespeichert",
      "Ein Kennzeichen wird der Berechtigung hinzugefügt."
    ),
    lookingForNextPlate: state(
      "Next plate",
      "Nächstes Kennzeichen",
      "Ein Kennzeichen ist erledigt; vielleicht gibt es noch eines."
    ),
    changing: state(
      "Changing a plate",
      "Kennzeichen ändern",
      "Der Dialog zu einem Kennzeichen: Grund, altes Kennzeichen, neues Kennzeichen."
    ),
    "changing.filling": state(
      "Nothing wrong so far",
      "Bisher nichts falsch",
      "Bisher wurde nichts Falsches gefunden."
    ),
    "changing.correcting": state(
      "Change to correct",
      "Änderung zu berichtigen",
      "Der Grund fehlt oder das neue Kennzeichen stimmt nicht; jedes Feld sagt, warum."
    ),
    "changing.plateRefused": state(
      "New plate refused",
      "Neues Kennzeichen abgelehnt",
      "Der Dienst nahm das neue Kennzeichen nicht an; das Feld sagt, warum."
    ),
    "changing.noRoom": state(
      "No room for a car more",
      "Kein Platz für noch ein Auto",
      "Die Berechtigung ist voll: Für ein weiteres Auto muss erst ein anderes Kennzeichen weg."
    ),
    "changing.unreachable": state(
      "No answer to the change",
      "Keine Antwort zur Änderung",
      "Es kam keine Antwort; ob die Änderung gespeichert ist, ist nicht bekannt."
    ),
    "changing.failed": state(
      "Change not saved",
      "Änderung nicht gespeichert",
      "Die Änderung konnte wegen eines Fehlers bei uns nicht gespeichert werden."
    ),
    savingChange: state("Saving the change", "Änderung wird gespeichert", "Die Änderung wird gespeichert."),
    lookingAtChange: state(
      "Change saved",
      "Änderung gespeichert",
      "Die Änderung ist gespeichert; ihr Grund sagt, ob ein Kennzeichen dazukam oder getauscht wurde."
    ),
    deleting: state(
      "Deleting a plate",
      "Kennzeichen löschen",
      "Der Dialog, der sagt, was das Löschen dieses Kennzeichens bedeutet."
    ),
    "deleting.confirming": state(
      "Really delete?",
      "Wirklich löschen?",
      "Der Fahrer entscheidet, ob das Kennzeichen wegfällt."
    ),
    "deleting.unreachable": state(
      "No answer to deleting",
      "Keine Antwort beim Löschen",
      "Es kam keine Antwort; ob das Kennzeichen gelöscht ist, ist nicht bekannt."
    ),
    "deleting.failed": state(
      "Plate not deleted",
      "Nicht gelöscht",
      "Das Kennzeichen konnte wegen eines Fehlers bei uns nicht gelöscht werden."
    ),
    deletingPlate: state(
      "Plate is being deleted",
      "Kennzeichen wird gelöscht",
      "Das Kennzeichen wird aus der Berechtigung genommen."
    ),
    restoringPlate: state(
      "Plate is being restored",
      "Kennzeichen kommt zurück",
      "Das gelöschte Kennzeichen wird wieder hinzugefügt."
    ),
    plateGone: state(
      "Plate gone",
      "Kennzeichen nicht mehr da",
      "Das Kennzeichen ist nicht mehr in der Berechtigung: Es wurde inzwischen anderswo geändert oder gelöscht."
    ),
    permitNotFound: state(
      "No such permit",
      "Keine solche Berechtigung",
      "Der Fahrer hat in diesem Shop keine solche Berechtigung."
    ),
    ...shopProblems
  },
  events: {
    CHANGE_REQUESTED: event(
      "Change a plate",
      "Kennzeichen ändern",
      "the driver wants to change a plate",
      "der Fahrer ein Kennzeichen ändern will"
    ),
    DELETE_REQUESTED: event(
      "Delete a plate",
      "Kennzeichen löschen",
      "the driver wants to delete a plate",
      "der Fahrer ein Kennzeichen löschen will"
    ),
    UNDO_REQUESTED: event(
      "Undo",
      "Rückgängig",
      "the driver takes the deletion back",
      "der Fahrer das Löschen zurücknimmt"
    ),
    REFRESH_REQUESTED: event(
      "Load again",
      "Neu laden",
      "the driver loads the permit again",
      "der Fahrer die Berechtigung neu lädt"
    ),
    ...plateEvents,
    PLATE_ADDED: event(
      "One more field",
      "Noch ein Feld",
      "the driver wants one more plate",
      "der Fahrer noch ein Kennzeichen will"
    ),
    PLATE_REMOVED: event(
      "Remove a field",
      "Feld entfernen",
      "the driver removes a plate from the form",
      "der Fahrer ein Kennzeichen aus dem Formular nimmt"
    ),
    REASON_CHANGED: event(
      "Choose a reason",
      "Grund wählen",
      "the driver chooses a reason",
      "der Fahrer einen Grund wählt"
    ),
    SAVE_REQUESTED: event("Save", "Speichern", "the driver saves", "der Fahrer speichert"),
    CONTINUED: event("Go on", "Weiter", "the driver goes on", "der Fahrer weitermacht"),
    ...newPlateEvents,
    TRY_AGAIN: tryAgain
  },
  services: {
    loadPermit: service(
      say("load the permit", "die Berechtigung laden"),
      say("the permit has been loaded", "die Berechtigung geladen ist"),
      say("the permit cannot be loaded", "die Berechtigung nicht geladen werden kann")
    ),
    addPlate: service(
      say("add a plate", "ein Kennzeichen hinzufügen"),
      say("the plate has been added", "das Kennzeichen hinzugefügt ist"),
      say("the plate cannot be added", "das Kennzeichen nicht hinzugefügt werden kann")
    ),
    changePlate: service(
      say("save the change", "die Änderung speichern"),
      say("the change has been saved", "die Änderung gespeichert ist"),
      say("the change cannot be saved", "die Änderung nicht gespeichert werden kann")
    ),
    deletePlate: service(
      say("delete the plate", "das Kennzeichen löschen"),
      say("the plate has been deleted", "das Kennzeichen gelöscht ist"),
      say("the plate cannot be deleted", "das Kennzeichen nicht gelöscht werden kann")
    )
  },
  guards: {
    ...shopGuards,
    isPermitUnknown: say("the driver has no such permit", "der Fahrer keine solche Berechtigung hat"),
    isChangeBegun: say("a change was begun before", "vorher eine Änderung begonnen wurde"),
    takesNoPlates: say("the permit takes no plates", "die Berechtigung keine Kennzeichen erlaubt"),
    isFull: say("the permit is full", "die Berechtigung voll ist"),
    hasRoomInForm: say(
      "the form has room for one more plate",
      "im Formular noch Platz für ein Kennzeichen ist"
    ),
    hasSeveralPlates: say(
      "there is more than one plate in the form",
      "mehr als ein Kennzeichen im Formular ist"
    ),
    isFormComplete: say("every plate is right", "jedes Kennzeichen stimmt"),
    isPlateThere: say("the plate is on the permit already", "das Kennzeichen schon in der Berechtigung ist"),
    isPlateRefused: say("the service refuses the plate", "der Dienst das Kennzeichen ablehnt"),
    isLimitReached: say(
      "the permit holds as many plates as it may",
      "die Berechtigung so viele Kennzeichen hat, wie sie darf"
    ),
    hasNextPlate: say("there is another plate to save", "noch ein Kennzeichen zu speichern ist"),
    hasPlatesLeft: say("plates are left in the form", "Kennzeichen im Formular übrig sind"),
    isChangeComplete: say("reason and plate are right", "Grund und Kennzeichen stimmen"),
    isPlateGone: say(
      "the plate is no longer on the permit",
      "das Kennzeichen nicht mehr in der Berechtigung ist"
    ),
    isAdded: say("a plate was added and none exchanged", "ein Kennzeichen dazukam und keines getauscht wurde")
  },
  delays: shopDelays,
  cases: {
    "a permit": "eine Berechtigung",
    "a permit of which a plate was being changed":
      "eine Berechtigung, bei der gerade ein Kennzeichen geändert wurde",
    "a second good one": "ein zweites richtiges",
    "an additional car": "ein weiteres Auto",
    "a different car": "ein anderes Auto",
    "the first plate": "das erste Kennzeichen",
    "a permit with room": "eine Berechtigung mit Platz",
    "a full permit": "eine volle Berechtigung",
    "a permit without plates": "eine Berechtigung ohne Kennzeichen",
    "no such permit": "diese Berechtigung gibt es nicht",
    added: "hinzugefügt",
    "there already": "schon da",
    "not a plate": "kein Kennzeichen",
    changed: "geändert",
    "gone meanwhile": "inzwischen fort",
    deleted: "gelöscht"
  }
}
