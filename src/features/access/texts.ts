/** Texts of the access flow. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    emailVerification: {
      title: "Prüfen Sie Ihr Postfach",
      text: "Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn, um Ihre Adresse zu bestätigen.",
      otherDevice: "Das geht auch auf einem anderen Gerät. Danach geht es hier von selbst weiter.",
      verified: "Ich habe bestätigt",
      resend: "Link erneut senden",
      resent: "Wir haben einen neuen Link geschickt.",
      resendTooSoon: "Wir haben Ihnen eben erst eine E-Mail geschickt. Bitte warten Sie ein paar Minuten.",
      resendFailed: "Der Link konnte nicht geschickt werden. Bitte versuchen Sie es später noch einmal.",
      notYet:
        "Die Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail und versuchen Sie es dann noch einmal.",
      notArrived: "Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.",
      backToLogin: "Zurück zur Anmeldung"
    },
    interstitial: {
      title: "Weiter zur Anmeldung",
      shop: "Shop",
      operator: "Betreiber",
      area: "Ort",
      domain: "Adresse",
      comeBack: "Danach kommen Sie hierher zurück.",
      checking: "Ihre Anmeldung wird geprüft …",
      returning: "Sie werden angemeldet …",
      loggingOut: "Sie werden abgemeldet …"
    }
  },
  en: {
    emailVerification: {
      title: "check your mailbox",
      text: "We sent you a link. Open it to confirm your address.",
      otherDevice: "You can also do this on another device. This page then continues by itself.",
      verified: "I have verified",
      resend: "Send the link again",
      resent: "We sent a new link.",
      resendTooSoon: "We sent you an email only a moment ago. Please wait a few minutes.",
      resendFailed: "The link could not be sent. Please try again later.",
      notYet: "Your address is not confirmed yet. Open the link in the email, then try again.",
      notArrived: "Nothing arrived? Please check your spam folder too.",
      backToLogin: "back to login"
    },
    interstitial: {
      title: "Continue to login",
      shop: "Shop",
      operator: "Operator",
      area: "Place",
      domain: "Address",
      comeBack: "You will come back here afterwards.",
      checking: "Checking your login …",
      returning: "Logging you in …",
      loggingOut: "Logging you out …"
    }
  },
  fr: {
    emailVerification: {
      title: "Consultez votre messagerie",
      text: "Nous vous avons envoyé un lien. Ouvrez-le pour confirmer votre adresse.",
      otherDevice:
        "Vous pouvez aussi le faire sur un autre appareil. Cette page continue ensuite d’elle-même.",
      verified: "J’ai confirmé",
      resend: "Renvoyer le lien",
      resent: "Nous avons envoyé un nouveau lien.",
      resendTooSoon: "Un e-mail vient d’être envoyé. Veuillez patienter quelques minutes.",
      resendFailed: "Le lien n’a pas pu être envoyé. Veuillez réessayer plus tard.",
      notYet: "L’adresse n’est pas encore confirmée. Ouvrez le lien dans l’e-mail, puis réessayez.",
      notArrived: "Rien reçu ? Regardez aussi dans le dossier des indésirables.",
      backToLogin: "Retour à la connexion"
    },
    interstitial: {
      title: "Continuer vers la connexion",
      shop: "Boutique",
      operator: "Exploitant",
      area: "Lieu",
      domain: "Adresse",
      comeBack: "Vous reviendrez ensuite ici.",
      checking: "Vérification de votre session…",
      returning: "Connexion en cours…",
      loggingOut: "Déconnexion en cours…"
    }
  },
  it: {
    emailVerification: {
      title: "Controlli la Sua posta",
      text: "Le abbiamo inviato un link. Lo apra per confermare il Suo indirizzo.",
      otherDevice: "Può farlo anche su un altro dispositivo. Poi questa pagina prosegue da sola.",
      verified: "Ho confermato",
      resend: "Invia di nuovo il link",
      resent: "Abbiamo inviato un nuovo link.",
      resendTooSoon: "Un’e-mail è stata appena inviata. Attenda qualche minuto.",
      resendFailed: "Non è stato possibile inviare il link. Riprovi più tardi.",
      notYet: "L’indirizzo non è ancora confermato. Apra il link nell’e-mail e poi riprovi.",
      notArrived: "Non è arrivato nulla? Controlli anche la posta indesiderata.",
      backToLogin: "Torna all’accesso"
    },
    interstitial: {
      title: "Vai all’accesso",
      shop: "Negozio",
      operator: "Gestore",
      area: "Luogo",
      domain: "Indirizzo",
      comeBack: "Poi tornerà qui.",
      checking: "Verifica della Sua sessione…",
      returning: "Accesso in corso…",
      loggingOut: "Uscita in corso…"
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly access: typeof texts
  }
}
