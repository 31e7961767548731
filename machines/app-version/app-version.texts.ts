/** What the flow of the app's own version is called for people. */
import { event, say, service, state } from "../flow-texts.ts"

export const texts = {
  title: say("App version", "App-Version"),
  summary: say(
    "The driver works with the current build, without losing anything to a reload.",
    "Der Fahrer arbeitet mit der aktuellen Version und verliert durch kein Neuladen etwas."
  ),
  states: {
    upToDate: state("Up to date", "Aktuell", "Soweit bekannt, läuft die aktuelle Version."),
    looking: state(
      "Looking for an update",
      "Suche nach Neuem",
      "Die Versionsdatei wird gelesen; der Fahrer merkt nichts davon."
    ),
    comparing: state(
      "Comparing",
      "Vergleich",
      "Die Versionsdatei wurde gelesen; wo das nicht ging, gilt weiter, was vorher bekannt war."
    ),
    updateReady: state(
      "Update ready",
      "Neue Version bereit",
      "Es gibt eine neuere Version, aber ein Neuladen würde stören: Ein Hinweis bietet sie an."
    ),
    "updateReady.offering": state("Banner shown", "Hinweis sichtbar", "Der Hinweis steht auf der Seite."),
    "updateReady.lookingAgain": state(
      "Looking again",
      "Erneute Suche",
      "Die Versionsdatei wird noch einmal gelesen, während der Hinweis auf der Seite steht."
    ),
    reloading: state("Reloading", "Neu laden", "Die Seite wird mit der neueren Version geladen."),
    reloadedInVain: state(
      "Reloaded in vain",
      "Vergeblich neu geladen",
      "Die Seite hat sich für diese Version neu geladen und ist doch eine andere: Sie wartet auf die nächste."
    )
  },
  events: {
    OBSTACLES_CHANGED: event(
      "Something starts or stops being in the way",
      "Etwas steht im Weg oder nicht mehr",
      "what is in the way of a reload changes",
      "sich ändert, was einem Neuladen im Weg steht"
    ),
    RELOAD_REQUESTED: event(
      "Reload now",
      "Jetzt neu laden",
      "the driver wants the new build now",
      "der Fahrer die neue Version jetzt will"
    )
  },
  services: {
    loadVersion: service(
      say("read the version file", "die Versionsdatei lesen"),
      say("the version file has been read", "die Versionsdatei gelesen ist"),
      say("the version file cannot be read", "die Versionsdatei nicht gelesen werden kann")
    )
  },
  guards: {
    isRunning: say("the current build is the one that runs", "die aktuelle Version schon läuft"),
    hasReloadedForIt: say(
      "the page has reloaded for that build before",
      "die Seite sich für diese Version schon neu geladen hat"
    ),
    isUndisturbed: say("nothing is in the way of a reload", "einem Neuladen nichts im Weg steht")
  },
  delays: { pollInterval: say("a minute", "einer Minute") },
  cases: {
    "a page of the current build": "eine Seite der aktuellen Fassung",
    "a page that has been reloaded for a newer build before":
      "eine Seite, die schon einmal für eine neuere Fassung neu geladen wurde",
    "the tab is hidden": "der Tab ist verdeckt",
    "the tab is seen": "der Tab ist zu sehen",
    "the build that runs": "die laufende Fassung",
    "a newer build": "eine neuere Fassung",
    "the newest build": "die neueste Fassung",
    "an answer without a version": "eine Antwort ohne Fassung"
  }
}
