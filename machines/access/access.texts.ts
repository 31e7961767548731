/** What the access flow is called for people. */
import { event, failingService, pageShown, say, service, state, tryAgain } from "../flow-texts.ts"

export const texts = {
  title: say("Access", "Zugang"),
  summary: say(
    "Whoever opens a page of a shop sees it, and is taken to the login only when that is needed, and back afterwards.",
    "Wer eine Seite eines Shops öffnet, sieht sie; zur Anmeldung geht es nur, wenn es sein muss, und danach zurück."
  ),
  states: {
    waiting: state("No page yet", "Noch keine Seite", "Noch wurde keine Seite geöffnet."),
    restoringSession: state(
      "Looking for a session",
      "Sitzung wird gesucht",
      "Der Shop stellt fest, ob der Fahrer angemeldet ist, ohne die Seite zu verlassen."
    ),
    deciding: state(
      "Session known",
      "Sitzung bekannt",
      "Die Sitzung ist bekannt; die geöffnete Seite entscheidet, wie es weitergeht."
    ),
    decidingForUser: state(
      "Signed in",
      "Angemeldet",
      "Der Fahrer ist angemeldet; eine Seite eines Shops verlangt auch eine bestätigte E-Mail-Adresse."
    ),
    decidingAboutEmail: state(
      "On the e-mail page",
      "Auf der E-Mail-Seite",
      "Die Seite, die um eine bestätigte Adresse bittet, ist offen; wer bestätigt ist, geht von ihr weiter."
    ),
    anonymous: state(
      "Without login",
      "Ohne Anmeldung",
      "Niemand ist angemeldet, und die Seite ist für alle offen."
    ),
    leavingForLogin: state(
      "On the way to the login",
      "Auf dem Weg zur Anmeldung",
      "Der Fahrer ist auf dem Weg zur Anmeldung; die Seite sagt, von welchem Shop und warum."
    ),
    completingLogin: state(
      "Back from the login",
      "Zurück von der Anmeldung",
      "Der Fahrer kommt von der Anmeldung zurück, und die Antwort wird geprüft."
    ),
    openingPage: state(
      "Opening a page",
      "Seite öffnet sich",
      "Eine andere Seite öffnet sich: die vor der Anmeldung gewünschte, die eines Shops oder eine, die sagt, was fehlt."
    ),
    granted: state("Page open", "Seite offen", "Die Seite steht dem Fahrer offen."),
    emailUnverified: state(
      "E-mail not verified",
      "E-Mail nicht bestätigt",
      "Die E-Mail-Adresse ist noch nicht bestätigt; der Fahrer wird gebeten, den Link in der Mail zu öffnen."
    ),
    "emailUnverified.asking": state("Link sent", "Link verschickt", "Der Link liegt im Postfach."),
    "emailUnverified.stillUnverified": state(
      "Still not verified",
      "Immer noch nicht bestätigt",
      "Der Fahrer sagt, es sei erledigt, aber die Adresse ist noch nicht bestätigt."
    ),
    "emailUnverified.checkFailed": state(
      "Could not be checked",
      "Prüfung gescheitert",
      "Ob die Adresse bestätigt ist, ließ sich nicht feststellen."
    ),
    "emailUnverified.mailSent": state(
      "Link sent again",
      "Link noch einmal verschickt",
      "Der Link wurde noch einmal verschickt."
    ),
    "emailUnverified.mailTooSoon": state(
      "Sent a moment ago",
      "Gerade erst verschickt",
      "Eben erst ging eine E-Mail hinaus: Die nächste muss warten."
    ),
    "emailUnverified.mailFailed": state(
      "Not sent again",
      "Nicht noch einmal verschickt",
      "Die E-Mail ließ sich nicht noch einmal verschicken."
    ),
    checkingVerification: state(
      "Checking the e-mail",
      "E-Mail wird geprüft",
      "Der Fahrer sagt, die Adresse sei bestätigt; beim Anbieter wird frisch nachgefragt."
    ),
    resendingMail: state(
      "Sending the link again",
      "Link wird noch einmal verschickt",
      "Die E-Mail mit dem Link wird noch einmal verschickt."
    ),
    decidingAfterVerification: state(
      "E-mail checked",
      "E-Mail geprüft",
      "Frische Angaben sind da; sie sagen, ob die Adresse bestätigt ist."
    ),
    leavingForLogout: state(
      "Logging out",
      "Abmeldung",
      "Die Sitzung wird beim Anbieter der Anmeldung beendet."
    ),
    loginRefused: state(
      "Login refused",
      "Anmeldung abgelehnt",
      "Der Anbieter der Anmeldung hat abgelehnt; der Fahrer darf es noch einmal versuchen."
    ),
    providerUnreachable: state(
      "Login out of reach",
      "Anmeldung nicht erreichbar",
      "Der Anbieter der Anmeldung antwortet nicht; über die Sitzung ist nichts bekannt."
    )
  },
  events: {
    NAVIGATED: event(
      "A page is opened",
      "Eine Seite wird geöffnet",
      "a page is opened",
      "eine Seite geöffnet wird"
    ),
    LOGIN_REQUESTED: event(
      "Log in",
      "Anmelden",
      "the driver wants to log in",
      "der Fahrer sich anmelden will"
    ),
    SIGN_UP_REQUESTED: event(
      "Sign up",
      "Registrieren",
      "the driver wants an account",
      "der Fahrer ein Konto haben will"
    ),
    LOGOUT_REQUESTED: event("Log out", "Abmelden", "the driver logs out", "der Fahrer sich abmeldet"),
    SESSION_LOST: event("The session ends", "Die Sitzung endet", "the session ends", "die Sitzung endet"),
    VERIFICATION_CONFIRMED: event(
      "I have verified it",
      "Ich habe bestätigt",
      "the driver says that the address is verified",
      "der Fahrer sagt, dass die Adresse bestätigt ist"
    ),
    RESEND_REQUESTED: event(
      "Send the mail again",
      "E-Mail noch einmal senden",
      "the driver wants the mail again",
      "der Fahrer die E-Mail noch einmal haben will"
    ),
    PAGE_SHOWN: pageShown,
    TRY_AGAIN: tryAgain
  },
  services: {
    restoreSession: service(
      say("find out who is signed in", "feststellen, wer angemeldet ist"),
      say("it is known who is signed in", "bekannt ist, wer angemeldet ist"),
      say("nobody can say who is signed in", "sich nicht feststellen lässt, wer angemeldet ist")
    ),
    leaveForLogin: failingService(
      say("go to the login", "zur Anmeldung gehen"),
      say("the login cannot be opened", "die Anmeldung sich nicht öffnen lässt")
    ),
    completeLogin: service(
      say("check the answer of the login", "die Antwort der Anmeldung prüfen"),
      say("the login has worked", "die Anmeldung gelungen ist"),
      say("the answer of the login cannot be checked", "die Antwort der Anmeldung nicht geprüft werden kann")
    ),
    leaveForLogout: failingService(
      say("go to the logout", "zur Abmeldung gehen"),
      say("the logout cannot be opened", "die Abmeldung sich nicht öffnen lässt")
    ),
    openPage: service(
      say("open the page", "die Seite öffnen"),
      say("the page is open", "die Seite offen ist"),
      say("the page cannot be opened", "die Seite sich nicht öffnen lässt")
    ),
    resendMail: service(
      say("send the mail once more", "die E-Mail noch einmal senden"),
      say("the mail has been sent", "die E-Mail verschickt ist"),
      say("the mail cannot be sent", "die E-Mail nicht verschickt werden kann")
    )
  },
  guards: {
    isCallback: say("it is the way back from the login", "es der Rückweg von der Anmeldung ist"),
    isBackFromLogin: say(
      "the login could not be completed before",
      "die Anmeldung vorher nicht abgeschlossen werden konnte"
    ),
    isSignedIn: say("somebody is signed in", "jemand angemeldet ist"),
    isVerified: say("the e-mail address is verified", "die E-Mail-Adresse bestätigt ist"),
    lacksVerifiedEmail: say(
      "the page wants a verified e-mail address and there is none",
      "die Seite eine bestätigte E-Mail-Adresse verlangt und keine da ist"
    ),
    wantsShopPage: say("the page needs a login", "die Seite eine Anmeldung verlangt"),
    wantsAnyShop: say("the address names no shop", "die Adresse keinen Shop nennt"),
    wantsShopOfUser: say(
      "the address names no shop and the driver has visited one before",
      "die Adresse keinen Shop nennt und der Fahrer schon in einem war"
    ),
    wantsVerification: say("it is the page about the e-mail address", "es die Seite zur E-Mail-Adresse ist"),
    isNeededNoMore: say("the address is verified already", "die Adresse schon bestätigt ist"),
    isTooSoon: say("a mail was sent only a moment ago", "eben erst eine E-Mail verschickt wurde"),
    isSessionLost: say("the session is over", "die Sitzung vorbei ist"),
    isRefused: say("the login was refused", "die Anmeldung abgelehnt wurde"),
    isRedirectLoop: say(
      "the login was tried too often in a row",
      "die Anmeldung zu oft hintereinander versucht wurde"
    )
  },
  delays: {},
  cases: {
    "a browser in which somebody was signed in": "ein Browser, in dem jemand angemeldet war",
    "a browser in which nobody was, without the login's code":
      "ein Browser, in dem niemand angemeldet war, ohne den Code der Anmeldung",
    "two logins without a session": "zwei Anmeldungen ohne Sitzung",
    "a browser that keeps its cookies": "ein Browser, der seine Cookies behält",
    "a page of a shop": "eine Seite eines Shops",
    "the home of a shop": "die Startseite eines Shops",
    "a page for everybody": "eine Seite für alle",
    "no shop in the address": "kein Shop in der Adresse",
    "back from the login": "zurück von der Anmeldung",
    "the page about the e-mail": "die Seite zur E-Mail",
    "nobody, as far as this browser knows": "niemand, soweit dieser Browser weiß",
    somebody: "jemand",
    "somebody without a verified address": "jemand ohne bestätigte Adresse",
    "somebody who has visited a shop": "jemand, der schon in einem Shop war",
    nobody: "niemand",
    "its code cannot be loaded": "ihr Code lässt sich nicht laden",
    "tried too often": "zu oft versucht",
    "logged in": "angemeldet",
    "login refused": "Anmeldung abgelehnt",
    "cookies stay": "Cookies bleiben",
    "the page asked for": "die gewünschte Seite",
    "the way in": "der Eingang",
    "the shop visited last": "der zuletzt besuchte Shop",
    "the page about the e-mail, before the home": "die Seite zur E-Mail, vor der Startseite",
    "the home asked for": "die gewünschte Startseite",
    "the page that says that no shop is known": "die Seite, die sagt, dass kein Shop bekannt ist",
    sent: "gesendet",
    "verified meanwhile": "inzwischen bestätigt",
    "too soon": "zu bald"
  }
}
