/** Every text of the hosted pages and mails, in German and English. */
import type { Locale } from "./locale.ts"
import { minimumLength } from "./passwords.ts"

const de = {
  language: "Deutsch",
  switchTo: "English",
  brand: "Parkschein",
  email: "E-Mail-Adresse",
  password: "Passwort",
  newPassword: "Neues Passwort",
  backToShop: "Zurück zum Shop",
  errorSummary: "Das hat noch nicht geklappt",
  passwordRules: `Mindestens ${minimumLength} Zeichen, Leerzeichen sind erlaubt. Kein oft benutztes Passwort und nicht deine E-Mail-Adresse.`,
  login: {
    title: "Anmelden",
    lead: "Schön, dass du da bist.",
    submit: "Anmelden",
    forgotten: "Passwort vergessen?",
    noAccount: "Noch kein Konto?",
    signUp: "Konto anlegen"
  },
  signUp: {
    title: "Konto anlegen",
    lead: "Eine E-Mail-Adresse und ein Passwort genügen.",
    submit: "Konto anlegen",
    haveAccount: "Du hast schon ein Konto?",
    login: "Anmelden",
    mailNote: "Wir schicken dir einen Link, mit dem du deine Adresse bestätigst."
  },
  problems: {
    emailMissing: "Gib deine E-Mail-Adresse ein.",
    emailInvalid: "Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@example.com",
    passwordMissing: "Gib dein Passwort ein.",
    credentials: "E-Mail-Adresse oder Passwort stimmen nicht.",
    blocked: "Dieses Konto ist gesperrt. Bitte melde dich beim Kundendienst.",
    emailTaken:
      "Mit dieser Adresse können wir kein neues Konto anlegen. Wenn es deine ist, melde dich an oder setze das Passwort zurück.",
    tooShort: `Das Passwort ist zu kurz. Es braucht mindestens ${minimumLength} Zeichen.`,
    tooLong: "Das Passwort ist zu lang. Höchstens 128 Zeichen sind möglich.",
    tooCommon: "Dieses Passwort wird zu oft benutzt und ist leicht zu erraten. Wähle ein anderes.",
    likeEmail: "Das Passwort darf nicht deine E-Mail-Adresse sein. Wähle ein anderes."
  },
  tooMany: {
    title: "Zu viele Versuche",
    body: (minutes: number) =>
      minutes <= 1
        ? "Zu deinem Schutz machen wir eine kurze Pause. Versuche es in einer Minute noch einmal."
        : `Zu deinem Schutz machen wir eine Pause. Versuche es in ${minutes} Minuten noch einmal.`,
    reset: "Passwort zurücksetzen"
  },
  expired: {
    title: "Diese Anmeldung ist abgelaufen",
    body: "Die Seite war zu lange offen oder ist schon erledigt. Gehe zurück zum Shop und melde dich dort noch einmal an."
  },
  verification: {
    title: "E-Mail-Adresse bestätigen",
    waiting: (email: string) =>
      `Wir haben einen Link an ${email} geschickt. Öffne die E-Mail und tippe auf den Link.`,
    waitingUnknown: "Öffne die E-Mail, die wir dir geschickt haben, und tippe auf den Link.",
    resend: "E-Mail noch einmal senden",
    sentTitle: "E-Mail ist unterwegs",
    sent: (email: string) =>
      `Wir haben noch einmal einen Link an ${email} geschickt. Schau auch im Spam-Ordner nach.`,
    doneTitle: "E-Mail-Adresse bestätigt",
    done: "Danke! Du kannst jetzt in den Shop zurückgehen, auch auf dem Gerät, auf dem du angefangen hast.",
    alreadyTitle: "Schon bestätigt",
    already: "Deine E-Mail-Adresse ist bereits bestätigt. Es ist nichts weiter zu tun.",
    badTitle: "Dieser Link gilt nicht mehr",
    bad: "Er ist abgelaufen oder unvollständig. Melde dich im Shop an und lass dir einen neuen Link schicken."
  },
  reset: {
    title: "Passwort zurücksetzen",
    lead: "Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.",
    submit: "Link schicken",
    backToLogin: "Zurück zur Anmeldung",
    sentTitle: "Schau in dein Postfach",
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt, ist jetzt eine E-Mail unterwegs. Der Link darin gilt eine Stunde.`,
    chooseTitle: "Neues Passwort wählen",
    chooseSubmit: "Passwort speichern",
    doneTitle: "Passwort geändert",
    done: "Du kannst dich jetzt mit dem neuen Passwort anmelden. Auf allen Geräten wurdest du abgemeldet.",
    badTitle: "Dieser Link gilt nicht mehr",
    bad: "Er ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.",
    again: "Neuen Link anfordern"
  },
  signedOut: { title: "Abgemeldet", body: "Du bist jetzt abgemeldet." },
  refused: {
    title: "Diese Anfrage geht nicht",
    body: "Der Link, dem du gefolgt bist, ist unvollständig oder gehört nicht zum Shop.",
    detail: "Einzelheit"
  },
  failed: {
    title: "Das ging schief",
    body: "Die Anmeldung ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal."
  },
  missing: { title: "Seite nicht gefunden", body: "Unter dieser Adresse gibt es nichts." },
  demo: {
    title: "Demo: Konten zum Ausprobieren",
    password: "Passwort für alle",
    outbox: "Postfach der Demo ansehen"
  },
  outbox: {
    title: "Postfach der Demo",
    lead: "Hier landen alle E-Mails, die diese Demo verschickt. Nichts verlässt deinen Rechner.",
    empty: "Noch keine E-Mails.",
    emptyFor: (address: string) => `Noch keine E-Mails für ${address}.`,
    all: "Alle Adressen",
    open: { "verify-email": "E-Mail-Adresse bestätigen", "reset-password": "Neues Passwort wählen" }
  },
  mail: {
    verify: {
      subject: "Bitte bestätige deine E-Mail-Adresse",
      body: "Hallo, schön, dass du da bist. Tippe auf den Link, um deine E-Mail-Adresse zu bestätigen. Er gilt fünf Tage."
    },
    reset: {
      subject: "Neues Passwort für Parkschein",
      body: "Hallo, mit diesem Link wählst du ein neues Passwort. Er gilt eine Stunde. Wenn du das nicht warst, lösche diese E-Mail; es ändert sich nichts."
    }
  }
}

export type Texts = typeof de

const en: Texts = {
  language: "English",
  switchTo: "Deutsch",
  brand: "Parkschein",
  email: "Email address",
  password: "Password",
  newPassword: "New password",
  backToShop: "Back to the shop",
  errorSummary: "That did not work yet",
  passwordRules: `At least ${minimumLength} characters; spaces are welcome. Not a commonly used password and not your email address.`,
  login: {
    title: "Log in",
    lead: "Good to see you.",
    submit: "Log in",
    forgotten: "Forgotten your password?",
    noAccount: "No account yet?",
    signUp: "Create an account"
  },
  signUp: {
    title: "Create an account",
    lead: "All it takes is an email address and a password.",
    submit: "Create account",
    haveAccount: "Already have an account?",
    login: "Log in",
    mailNote: "We will send you a link to confirm your address."
  },
  problems: {
    emailMissing: "Enter your email address.",
    emailInvalid: "This email address is incomplete. Example: name@example.com",
    passwordMissing: "Enter your password.",
    credentials: "Email address or password is wrong.",
    blocked: "This account is blocked. Please contact customer service.",
    emailTaken:
      "We cannot create a new account with this address. If it is yours, log in or reset your password.",
    tooShort: `The password is too short. It needs at least ${minimumLength} characters.`,
    tooLong: "The password is too long. It may have 128 characters at most.",
    tooCommon: "This password is used too often and easy to guess. Choose another one.",
    likeEmail: "The password must not be your email address. Choose another one."
  },
  tooMany: {
    title: "Too many attempts",
    body: (minutes: number) =>
      minutes <= 1
        ? "To protect your account we are taking a short break. Try again in a minute."
        : `To protect your account we are taking a break. Try again in ${minutes} minutes.`,
    reset: "Reset password"
  },
  expired: {
    title: "This login has expired",
    body: "The page was open for too long, or is already done with. Go back to the shop and log in from there again."
  },
  verification: {
    title: "Confirm your email address",
    waiting: (email: string) => `We have sent a link to ${email}. Open the email and tap the link.`,
    waitingUnknown: "Open the email we have sent you and tap the link.",
    resend: "Send the email again",
    sentTitle: "Email is on its way",
    sent: (email: string) => `We have sent another link to ${email}. Please check your spam folder too.`,
    doneTitle: "Email address confirmed",
    done: "Thank you! You can go back to the shop now, also on the device you started on.",
    alreadyTitle: "Already confirmed",
    already: "Your email address is confirmed already. There is nothing more to do.",
    badTitle: "This link is no longer valid",
    bad: "It has expired or is incomplete. Log in to the shop and have a new link sent to you."
  },
  reset: {
    title: "Reset password",
    lead: "We will send you a link to choose a new password.",
    submit: "Send link",
    backToLogin: "Back to login",
    sentTitle: "Check your mailbox",
    sent: (email: string) =>
      `If there is an account for ${email}, an email is on its way. The link in it is valid for one hour.`,
    chooseTitle: "Choose a new password",
    chooseSubmit: "Save password",
    doneTitle: "Password changed",
    done: "You can now log in with the new password. You have been logged out on all devices.",
    badTitle: "This link is no longer valid",
    bad: "It has expired or was used before. Request a new one.",
    again: "Request a new link"
  },
  signedOut: { title: "Logged out", body: "You are logged out now." },
  refused: {
    title: "This request is not possible",
    body: "The link you followed is incomplete or does not belong to the shop.",
    detail: "Detail"
  },
  failed: {
    title: "Something went wrong",
    body: "The login cannot be reached at the moment. Please try again shortly."
  },
  missing: { title: "Page not found", body: "There is nothing at this address." },
  demo: {
    title: "Demo: accounts to try",
    password: "Password for all",
    outbox: "Open the demo mailbox"
  },
  outbox: {
    title: "Demo mailbox",
    lead: "All emails sent by this demo arrive here. Nothing leaves your computer.",
    empty: "No emails yet.",
    emptyFor: (address: string) => `No emails for ${address} yet.`,
    all: "All addresses",
    open: { "verify-email": "Confirm email address", "reset-password": "Choose a new password" }
  },
  mail: {
    verify: {
      subject: "Please confirm your email address",
      body: "Hello, good to have you here. Tap the link to confirm your email address. It is valid for five days."
    },
    reset: {
      subject: "New password for Parkschein",
      body: "Hello, with this link you choose a new password. It is valid for one hour. If this was not you, delete this email; nothing will change."
    }
  }
}

export const texts: Readonly<Record<Locale, Texts>> = { de, en }
