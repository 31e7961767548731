/** The German texts, which also give the other languages their shape. They address the driver as "Sie". */
import { minimumLength } from "../passwords.ts"

export const de = {
  languages: "Sprache",
  brand: "Parkschein",
  email: "E-Mail-Adresse",
  password: "Passwort",
  newPassword: "Neues Passwort",
  show: "Anzeigen",
  hide: "Verbergen",
  backToShop: "Zurück zum Shop",
  errorSummary: "Das hat noch nicht geklappt",
  passwordRules: `Mindestens ${minimumLength} Zeichen, Leerzeichen sind erlaubt. Kein oft benutztes Passwort und nicht Ihre E-Mail-Adresse.`,
  login: {
    title: "Anmelden",
    submit: "Anmelden",
    forgotten: "Passwort vergessen?",
    noAccount: "Noch kein Konto?",
    signUp: "Konto anlegen"
  },
  signUp: {
    title: "Konto anlegen",
    submit: "Konto anlegen",
    haveAccount: "Sie haben schon ein Konto?",
    login: "Anmelden",
    mailNote: "Wir schicken Ihnen einen Link, mit dem Sie Ihre Adresse bestätigen."
  },
  problems: {
    emailMissing: "Geben Sie Ihre E-Mail-Adresse ein.",
    emailInvalid: "Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@example.com",
    passwordMissing: "Geben Sie Ihr Passwort ein.",
    credentials: "E-Mail-Adresse oder Passwort stimmen nicht.",
    blocked: "Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Kundendienst.",
    tooShort: `Das Passwort ist zu kurz. Es braucht mindestens ${minimumLength} Zeichen.`,
    tooLong: "Das Passwort ist zu lang. Höchstens 128 Zeichen sind möglich.",
    tooCommon: "Dieses Passwort wird zu oft benutzt und ist leicht zu erraten. Wählen Sie ein anderes.",
    likeEmail: "Das Passwort darf nicht Ihre E-Mail-Adresse sein. Wählen Sie ein anderes."
  },
  tooMany: {
    title: "Zu viele Versuche",
    body: (minutes: number) =>
      minutes <= 1
        ? "Zu Ihrem Schutz machen wir eine kurze Pause. Versuchen Sie es in einer Minute noch einmal."
        : `Zu Ihrem Schutz machen wir eine Pause. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
    reset: "Passwort zurücksetzen"
  },
  expired: {
    title: "Diese Anmeldung ist abgelaufen",
    body: "Die Seite war zu lange offen oder ist schon erledigt. Gehen Sie zurück zum Shop und melden Sie sich dort noch einmal an."
  },
  cookiesRefused: {
    title: "Der Browser lässt keine Cookies zu",
    body: "Für die Anmeldung braucht es Cookies: Nur daran wird Ihr Browser wiedererkannt. Erlauben Sie Cookies für diese Seite in den Einstellungen des Browsers, gehen Sie dann zurück zum Shop und melden Sie sich noch einmal an."
  },
  verification: {
    title: "E-Mail-Adresse bestätigen",
    waiting: (email: string) =>
      `Wir haben einen Link an ${email} geschickt. Öffnen Sie die E-Mail und tippen Sie auf den Link.`,
    waitingUnknown: "Öffnen Sie die E-Mail, die wir Ihnen geschickt haben, und tippen Sie auf den Link.",
    confirmLead: (email: string) => `Gehört ${email} Ihnen, und haben Sie damit ein Konto angelegt?`,
    notMine: "Wenn nicht, schließen Sie diese Seite. Dann wird nichts bestätigt.",
    confirm: "Ja, Adresse bestätigen",
    resend: "E-Mail noch einmal senden",
    sentTitle: "E-Mail ist unterwegs",
    sent: (email: string) =>
      `Wir haben noch einmal einen Link an ${email} geschickt. Schauen Sie auch im Spam-Ordner nach.`,
    doneTitle: "E-Mail-Adresse bestätigt",
    done: "Danke! Sie können jetzt in den Shop zurückgehen, auch auf dem Gerät, auf dem Sie angefangen haben.",
    alreadyTitle: "Schon bestätigt",
    already: "Ihre E-Mail-Adresse ist bereits bestätigt. Es ist nichts weiter zu tun.",
    badTitle: "Dieser Link gilt nicht mehr",
    bad: "Er ist abgelaufen oder unvollständig. Melden Sie sich im Shop an und lassen Sie sich einen neuen Link schicken."
  },
  reset: {
    title: "Passwort zurücksetzen",
    lead: "Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
    submit: "Link schicken",
    backToLogin: "Zurück zur Anmeldung",
    sentTitle: "Schauen Sie in Ihr Postfach",
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt, ist jetzt eine E-Mail unterwegs. Der Link darin gilt eine Stunde.`,
    chooseTitle: "Neues Passwort wählen",
    chooseSubmit: "Passwort speichern",
    doneTitle: "Passwort geändert",
    done: "Sie können sich jetzt mit dem neuen Passwort anmelden. Auf allen Geräten wurden Sie abgemeldet.",
    badTitle: "Dieser Link gilt nicht mehr",
    bad: "Er ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.",
    again: "Neuen Link anfordern"
  },
  signedOut: { title: "Abgemeldet", body: "Sie sind jetzt abgemeldet." },
  refused: {
    title: "Diese Anfrage geht nicht",
    body: "Der Link, dem Sie gefolgt sind, ist unvollständig oder gehört nicht zum Shop.",
    detail: "Einzelheit"
  },
  failed: {
    title: "Das ging schief",
    body: "Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."
  },
  missing: { title: "Seite nicht gefunden", body: "Unter dieser Adresse gibt es nichts." },
  demo: {
    title: "Demo: Konten zum Ausprobieren",
    password: "Passwort für alle",
    outbox: "Postfach der Demo ansehen"
  },
  outbox: {
    title: "Postfach der Demo",
    lead: "Hier landen alle E-Mails, die diese Demo verschickt. Nichts verlässt Ihren Rechner.",
    empty: "Noch keine E-Mails.",
    emptyFor: (address: string) => `Noch keine E-Mails für ${address}.`,
    all: "Alle Adressen",
    plain: "Als reiner Text",
    open: {
      "verify-email": "E-Mail-Adresse bestätigen",
      "account-exists": "Neues Passwort wählen",
      "reset-password": "Neues Passwort wählen"
    }
  },
  mail: {
    verify: {
      subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      body: "Guten Tag, schön, dass Sie da sind. Tippen Sie auf den Link, um Ihre E-Mail-Adresse zu bestätigen. Er gilt fünf Tage."
    },
    exists: {
      subject: "Sie haben schon ein Konto",
      body: "Guten Tag, jemand wollte mit Ihrer E-Mail-Adresse ein neues Konto anlegen. Sie haben schon eines: Melden Sie sich damit an, oder wählen Sie mit diesem Link ein neues Passwort. Wenn Sie das nicht waren, löschen Sie diese E-Mail; es ändert sich nichts."
    },
    reset: {
      subject: "Neues Passwort für Parkschein",
      body: "Guten Tag, mit diesem Link wählen Sie ein neues Passwort. Er gilt eine Stunde. Wenn Sie das nicht waren, löschen Sie diese E-Mail; es ändert sich nichts."
    }
  }
}

export type Texts = typeof de
