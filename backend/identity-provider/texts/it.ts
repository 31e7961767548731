/** The Italian texts. They address the driver as "Lei". */
import { minimumLength } from "../passwords.ts"
import type { Texts } from "./de.ts"

export const it: Texts = {
  languages: "Lingua",
  brand: "Parkschein",
  email: "Indirizzo e-mail",
  password: "Password",
  newPassword: "Nuova password",
  show: "Mostra",
  hide: "Nascondi",
  backToShop: "Torna al negozio",
  errorSummary: "Controlli i dati inseriti",
  passwordRules: `Almeno ${minimumLength} caratteri; gli spazi sono ammessi. Né una password molto usata, né il Suo indirizzo e-mail.`,
  login: {
    title: "Accedi",
    submit: "Accedi",
    forgotten: "Password dimenticata?",
    noAccount: "Non ha ancora un account?",
    signUp: "Crea un account"
  },
  signUp: {
    title: "Crea un account",
    submit: "Crea l’account",
    haveAccount: "Ha già un account?",
    login: "Accedi",
    mailNote: "Le invieremo un link per confermare il Suo indirizzo."
  },
  problems: {
    emailMissing: "Inserisca il Suo indirizzo e-mail.",
    emailInvalid: "Questo indirizzo e-mail è incompleto. Esempio: name@example.com",
    passwordMissing: "Inserisca la Sua password.",
    credentials: "L’indirizzo e-mail o la password non sono corretti.",
    blocked: "Questo account è bloccato. Si rivolga al servizio clienti.",
    tooShort: `La password è troppo corta. Servono almeno ${minimumLength} caratteri.`,
    tooLong: "La password è troppo lunga. Può avere al massimo 128 caratteri.",
    tooCommon: "Questa password è troppo usata e facile da indovinare. Ne scelga un’altra.",
    likeEmail: "La password non può essere il Suo indirizzo e-mail. Ne scelga un’altra."
  },
  tooMany: {
    title: "Troppi tentativi",
    body: (minutes: number) =>
      minutes <= 1
        ? "Per la Sua sicurezza facciamo una breve pausa. Riprovi tra un minuto."
        : `Per la Sua sicurezza facciamo una pausa. Riprovi tra ${minutes} minuti.`,
    reset: "Reimposta la password"
  },
  expired: {
    title: "Questo accesso è scaduto",
    body: "La pagina è rimasta aperta troppo a lungo o è già stata usata. Torni al negozio e acceda di nuovo."
  },
  cookiesRefused: {
    title: "Il Suo browser non accetta i cookie",
    body: "Per accedere servono i cookie: solo così il browser viene riconosciuto. Consenta i cookie per questo sito nelle impostazioni del browser, poi torni al negozio e acceda di nuovo."
  },
  verification: {
    title: "Conferma l’indirizzo e-mail",
    waiting: (email: string) => `Abbiamo inviato un link a ${email}. Apra l’e-mail e tocchi il link.`,
    waitingUnknown: "Apra l’e-mail che Le abbiamo inviato e tocchi il link.",
    confirmLead: (email: string) => `L’indirizzo ${email} è il Suo, e l’ha usato per creare un account?`,
    notMine: "Altrimenti chiuda questa pagina. Non verrà confermato nulla.",
    confirm: "Sì, conferma l’indirizzo",
    resend: "Invia di nuovo l’e-mail",
    sentTitle: "L’e-mail è in arrivo",
    sent: (email: string) =>
      `Abbiamo inviato un altro link a ${email}. Controlli anche la cartella della posta indesiderata.`,
    doneTitle: "Indirizzo e-mail confermato",
    done: "Grazie! Ora può tornare al negozio, anche sul dispositivo con cui ha iniziato.",
    alreadyTitle: "Già confermato",
    already: "Il Suo indirizzo e-mail è già confermato. Non deve fare altro.",
    badTitle: "Questo link non è più valido",
    bad: "È scaduto o incompleto. Acceda al negozio e si faccia inviare un nuovo link."
  },
  reset: {
    title: "Reimposta la password",
    lead: "Le invieremo un link per scegliere una nuova password.",
    submit: "Invia il link",
    backToLogin: "Torna all’accesso",
    sentTitle: "Controlli la Sua posta",
    sent: (email: string) =>
      `Se esiste un account per ${email}, un’e-mail è in arrivo. Il link che contiene è valido per un’ora.`,
    chooseTitle: "Scelga una nuova password",
    chooseSubmit: "Salva la password",
    doneTitle: "Password cambiata",
    done: "Ora può accedere con la nuova password. La sessione è stata chiusa su tutti i dispositivi.",
    badTitle: "Questo link non è più valido",
    bad: "È scaduto o è già stato usato. Ne richieda uno nuovo.",
    again: "Richiedi un nuovo link"
  },
  signedOut: { title: "Sessione chiusa", body: "La Sua sessione è terminata." },
  refused: {
    title: "Questa richiesta non è possibile",
    body: "Il link che ha seguito è incompleto o non appartiene al negozio.",
    detail: "Dettaglio"
  },
  failed: {
    title: "Qualcosa è andato storto",
    body: "Al momento l’accesso non è raggiungibile. Riprovi tra poco."
  },
  missing: { title: "Pagina non trovata", body: "A questo indirizzo non c’è nulla." },
  demo: {
    title: "Demo: account di prova",
    password: "Password per tutti",
    outbox: "Apri la posta della demo"
  },
  outbox: {
    title: "Posta della demo",
    lead: "Qui arrivano tutte le e-mail inviate da questa demo. Nulla lascia il Suo computer.",
    empty: "Ancora nessuna e-mail.",
    emptyFor: (address: string) => `Ancora nessuna e-mail per ${address}.`,
    all: "Tutti gli indirizzi",
    plain: "Come solo testo",
    open: {
      "verify-email": "Conferma l’indirizzo e-mail",
      "account-exists": "Scelga una nuova password",
      "reset-password": "Scelga una nuova password"
    }
  },
  mail: {
    verify: {
      subject: "Confermi il Suo indirizzo e-mail",
      body: "Buongiorno, siamo lieti di averLa con noi. Tocchi il link per confermare il Suo indirizzo e-mail. È valido per cinque giorni."
    },
    exists: {
      subject: "Ha già un account",
      body: "Buongiorno, qualcuno voleva creare un nuovo account con il Suo indirizzo e-mail. Ne ha già uno: acceda con quello, oppure scelga una nuova password con questo link. Se non è stato Lei, elimini questa e-mail; non cambierà nulla."
    },
    reset: {
      subject: "Nuova password per Parkschein",
      body: "Buongiorno, con questo link sceglie una nuova password. È valido per un’ora. Se non l’ha richiesta Lei, elimini questa e-mail; non cambierà nulla."
    }
  }
}
