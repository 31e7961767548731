/** Texts of withdrawal and cancellation. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    contractEnd: {
      withdrawal: {
        title: "Vertrag widerrufen",
        text: "Hier können Sie einen Vertrag widerrufen, ohne sich anzumelden.",
        subject: "Widerruf eines Vertrags",
        confirm: "Widerruf bestätigen",
        letter:
          "Guten Tag,\n\nhiermit widerrufe ich meinen Vertrag.\n\nName: {name}\nE-Mail: {email}\nBestellung oder Kennzeichen: {reference}\nErklärt am: {at}"
      },
      cancellation: {
        title: "Verträge hier kündigen",
        text: "Hier können Sie einen Vertrag kündigen, ohne sich anzumelden.",
        subject: "Kündigung eines Vertrags",
        confirm: "Jetzt kündigen",
        letter:
          "Guten Tag,\n\nhiermit kündige ich meinen Vertrag zum nächstmöglichen Zeitpunkt.\n\nName: {name}\nE-Mail: {email}\nBestellung oder Kennzeichen: {reference}\nErklärt am: {at}"
      },
      name: "Name",
      email: "E-Mail für die Bestätigung",
      reference: "Bestellnummer oder Kennzeichen",
      next: "Weiter",
      check: "Bitte prüfen Sie Ihre Erklärung.",
      declaration: "Erklärung",
      at: "Erklärt am",
      byMail:
        "Ihr E-Mail-Programm öffnet sich mit der fertigen Erklärung. Senden Sie die E-Mail ab und heben Sie sie auf: Sie trägt Datum und Uhrzeit.",
      change: "Angaben ändern"
    }
  },
  en: {
    contractEnd: {
      withdrawal: {
        title: "Withdraw from contract here",
        text: "Here you can withdraw from a contract without logging in.",
        subject: "Withdrawal from a contract",
        confirm: "Confirm withdrawal",
        letter:
          "Hello,\n\nI hereby withdraw from my contract.\n\nName: {name}\nEmail: {email}\nOrder or licence plate: {reference}\nDeclared on: {at}"
      },
      cancellation: {
        title: "Cancel contracts here",
        text: "Here you can cancel a contract without logging in.",
        subject: "Cancellation of a contract",
        confirm: "Cancel now",
        letter:
          "Hello,\n\nI hereby cancel my contract at the earliest possible date.\n\nName: {name}\nEmail: {email}\nOrder or licence plate: {reference}\nDeclared on: {at}"
      },
      name: "Name",
      email: "Email for the confirmation",
      reference: "Order number or licence plate",
      next: "Continue",
      check: "Please check your declaration.",
      declaration: "Declaration",
      at: "Declared on",
      byMail:
        "Your email program opens with the finished declaration. Send the email and keep it: it shows the date and time.",
      change: "Change details"
    }
  },
  fr: {
    contractEnd: {
      withdrawal: {
        title: "Renoncer au contrat ici",
        text: "Vous pouvez ici exercer votre droit de rétractation sans vous connecter.",
        subject: "Rétractation d’un contrat",
        confirm: "Confirmer la rétractation",
        letter:
          "Bonjour,\n\nje me rétracte par la présente de mon contrat.\n\nNom : {name}\nE-mail : {email}\nCommande ou plaque : {reference}\nDéclaré le : {at}"
      },
      cancellation: {
        title: "Résilier un contrat ici",
        text: "Vous pouvez ici résilier un contrat sans vous connecter.",
        subject: "Résiliation d’un contrat",
        confirm: "Résilier maintenant",
        letter:
          "Bonjour,\n\nje résilie par la présente mon contrat à la prochaine date possible.\n\nNom : {name}\nE-mail : {email}\nCommande ou plaque : {reference}\nDéclaré le : {at}"
      },
      name: "Nom",
      email: "E-mail pour la confirmation",
      reference: "Numéro de commande ou plaque",
      next: "Continuer",
      check: "Veuillez vérifier votre déclaration.",
      declaration: "Déclaration",
      at: "Déclaré le",
      byMail:
        "Votre messagerie s’ouvre avec la déclaration prête. Envoyez l’e-mail et gardez-le : il porte la date et l’heure.",
      change: "Modifier"
    }
  },
  it: {
    contractEnd: {
      withdrawal: {
        title: "Recedere dal contratto qui",
        text: "Qui può recedere da un contratto senza accedere.",
        subject: "Recesso da un contratto",
        confirm: "Conferma il recesso",
        letter:
          "Buongiorno,\n\ncon la presente recedo dal mio contratto.\n\nNome: {name}\nE-mail: {email}\nOrdine o targa: {reference}\nDichiarato il: {at}"
      },
      cancellation: {
        title: "Disdire i contratti qui",
        text: "Qui può disdire un contratto senza accedere.",
        subject: "Disdetta di un contratto",
        confirm: "Disdici ora",
        letter:
          "Buongiorno,\n\ncon la presente disdico il mio contratto alla prima data possibile.\n\nNome: {name}\nE-mail: {email}\nOrdine o targa: {reference}\nDichiarato il: {at}"
      },
      name: "Nome",
      email: "E-mail per la conferma",
      reference: "Numero d’ordine o targa",
      next: "Continua",
      check: "Controlli la Sua dichiarazione.",
      declaration: "Dichiarazione",
      at: "Dichiarato il",
      byMail:
        "Si apre il Suo programma di posta con la dichiarazione pronta. Invii l’e-mail e la conservi: porta la data e l’ora.",
      change: "Modifica i dati"
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly contractEnd: typeof texts
  }
}
