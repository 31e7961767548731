import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    verify: {
      title: "Bitte verifizieren Sie sich",
      text: "Mit einem Verifizierungscode, zum Beispiel von Ihrem Arbeitgeber, schalten Sie weitere Tickets frei.",
      code: "Verifizierungscode",
      codeHint: "Buchstaben, Ziffern, Punkt, Bindestrich und @. Groß- und Kleinschreibung zählt.",
      submit: "Verifizieren",
      submitting: "Der Code wird geprüft …",
      continueWithout: "Ohne Verifizierung fortfahren",
      succeeded: "Ihrem Konto wurde ein neuer Verifizierungscode hinzugefügt.",
      wait: "Den nächsten Code können Sie in {duration} senden.",
      showCodes: "Meine Codes ansehen",
      failed: "Die Verifizierung war nicht erfolgreich. Bitte versuche es erneut.",
      reason: {
        unknown:
          "Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise, oder fragen Sie die Stelle, die ihn ausgegeben hat.",
        usedUp:
          "Dieser Code wurde schon so oft verwendet, wie er darf. Fragen Sie die Stelle, die ihn ausgegeben hat.",
        expired: "Dieser Code ist abgelaufen. Bitten Sie die Stelle, die ihn ausgegeben hat, um einen neuen.",
        otherShop:
          "Dieser Code gehört zu einem anderen Shop. Öffnen Sie den anderen Shop, oder fragen Sie die Stelle, die den Code ausgegeben hat.",
        limit:
          "Sie haben die Höchstzahl an Codes erreicht. Schreiben Sie uns, wenn Sie einen weiteren brauchen.",
        alreadyAdded: "Dieser Code ist schon in Ihrem Konto."
      },
      modal: {
        title: "Bitte verifizieren Sie sich",
        text: "Dieser Shop bietet Tickets an, die Sie mit einem Verifizierungscode freischalten.",
        verify: "Verifizieren",
        skip: "Verifizierung überspringen"
      }
    },
    pages: { verify: "Code eingeben und damit weitere Tickets freischalten." }
  },
  en: {
    verify: {
      title: "Please verify yourself",
      text: "A verification code, for example from your employer, unlocks more tickets.",
      code: "Verification code",
      codeHint: "Letters, digits, dot, dash and @. Upper and lower case matter.",
      submit: "Verify",
      submitting: "Checking the code …",
      continueWithout: "Continue without verification",
      succeeded: "A new verification code was added to your account.",
      wait: "You can send the next code in {duration}.",
      showCodes: "See my codes",
      failed: "The verification was not successful. Please try again.",
      reason: {
        unknown: "We do not know this code. Please check the spelling, or ask whoever issued it.",
        usedUp: "This code has already been used as often as allowed. Ask whoever issued it.",
        expired: "This code has expired. Ask whoever issued it for a new one.",
        otherShop: "This code belongs to another shop. Open that shop, or ask whoever issued the code.",
        limit: "You have reached the maximum number of codes. Please write to us if you need another one.",
        alreadyAdded: "This code is already in your account."
      },
      modal: {
        title: "Please verify yourself",
        text: "This shop has tickets that are unlocked with a verification code.",
        verify: "verify",
        skip: "skip verification"
      }
    },
    pages: { verify: "Enter a code and unlock more tickets." }
  },
  fr: {
    verify: {
      title: "Saisissez votre code de vérification",
      text: "Un code de vérification, par exemple de votre employeur, débloque d’autres tickets.",
      code: "Code de vérification",
      codeHint:
        "Lettres, chiffres, point, trait d’union et @. Les majuscules et les minuscules sont distinguées.",
      submit: "Valider le code",
      submitting: "Vérification du code…",
      continueWithout: "Continuer sans code",
      succeeded: "Un nouveau code de vérification a été ajouté à votre compte.",
      wait: "Vous pourrez envoyer le prochain code dans {duration}.",
      showCodes: "Voir mes codes",
      failed: "La vérification a échoué. Veuillez réessayer.",
      reason: {
        unknown:
          "Nous ne connaissons pas ce code. Vérifiez l’orthographe ou adressez-vous au service qui l’a délivré.",
        usedUp:
          "Ce code a déjà été utilisé autant de fois qu’il le pouvait. Adressez-vous au service qui l’a délivré.",
        expired: "Ce code a expiré. Demandez-en un nouveau au service qui l’a délivré.",
        otherShop:
          "Ce code appartient à une autre boutique. Ouvrez cette boutique ou adressez-vous au service qui a délivré le code.",
        limit: "Vous avez atteint le nombre maximal de codes. Écrivez-nous s’il vous en faut un autre.",
        alreadyAdded: "Ce code est déjà dans votre compte."
      },
      modal: {
        title: "Avez-vous un code de vérification ?",
        text: "Cette boutique propose des tickets que vous débloquez avec un code de vérification.",
        verify: "Saisir un code",
        skip: "Continuer sans code"
      }
    },
    pages: { verify: "Saisir un code pour débloquer d’autres tickets." }
  },
  it: {
    verify: {
      title: "Inserisca il codice di verifica",
      text: "Un codice di verifica, ad esempio del Suo datore di lavoro, sblocca altri biglietti.",
      code: "Codice di verifica",
      codeHint: "Lettere, cifre, punto, trattino e @. Maiuscole e minuscole contano.",
      submit: "Verifica il codice",
      submitting: "Verifica del codice…",
      continueWithout: "Continua senza codice",
      succeeded: "Un nuovo codice di verifica è stato aggiunto al Suo account.",
      wait: "Potrà inviare il prossimo codice tra {duration}.",
      showCodes: "Vedi i miei codici",
      failed: "La verifica non è riuscita. Riprovi.",
      reason: {
        unknown: "Non conosciamo questo codice. Controlli come è scritto o chieda a chi lo ha rilasciato.",
        usedUp: "Questo codice è già stato usato tutte le volte previste. Si rivolga a chi lo ha rilasciato.",
        expired: "Questo codice è scaduto. Ne chieda uno nuovo a chi lo ha rilasciato.",
        otherShop:
          "Questo codice appartiene a un altro negozio. Apra quel negozio o chieda a chi ha rilasciato il codice.",
        limit: "Ha raggiunto il numero massimo di codici. Ci scriva se gliene serve un altro.",
        alreadyAdded: "Questo codice è già nel Suo account."
      },
      modal: {
        title: "Ha un codice di verifica?",
        text: "Questo negozio offre biglietti che si sbloccano con un codice di verifica.",
        verify: "Inserisci un codice",
        skip: "Continua senza codice"
      }
    },
    pages: { verify: "Inserire un codice e sbloccare altri biglietti." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly verification: typeof texts
  }
}
