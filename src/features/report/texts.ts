/** Texts of the report: the advice to the driver, and the letter to the operator. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    report: {
      title: "Etwas stimmt nicht",
      ask: "Hilfe holen",
      next: {
        plate:
          "Vergleichen Sie das Kennzeichen mit dem Fahrzeugschein. Stimmt es, wählen Sie „Mein Kennzeichen stimmt so“, oder schreiben Sie uns.",
        correction:
          "Wir können das Kennzeichen berichtigen, solange das Ticket noch nicht gilt. Schreiben Sie uns das richtige.",
        code: "Vergleichen Sie den Code mit Ihrem Schreiben. Stimmt er, fragen Sie, wer ihn ausgegeben hat, oder schreiben Sie uns.",
        payment:
          "Sehen Sie zuerst unter „Mein Profil“ nach, ob das Ticket da ist. Bezahlen Sie nicht noch einmal, bevor Sie das wissen.",
        barrier: "Stehen Sie vor der Schranke? Rufen Sie uns an und nennen Sie Ihr Kennzeichen.",
        other:
          "Schreiben Sie in einem Satz, was nicht stimmt. Was wir zum Nachsehen brauchen, steht schon da."
      },
      letter: {
        plate: "mein Kennzeichen ist richtig, der Shop nimmt es aber nicht an.",
        correction: "das Kennzeichen auf meinem gekauften Ticket ist falsch. Richtig ist:",
        code: "mein Code wird nicht angenommen.",
        payment: "ich habe eine Frage zu meiner Zahlung.",
        barrier: "mein Ticket gilt, aber die Schranke öffnet nicht.",
        other: "im Shop stimmt etwas nicht:"
      },
      greeting: "Guten Tag,",
      page: "Seite",
      time: "Zeitpunkt",
      call: "{phone} anrufen",
      message: "Ihre Nachricht",
      onlyThis: "Nur das wird verschickt. Sie können alles ändern.",
      write: "E-Mail schreiben",
      copy: "Text kopieren",
      tooLong: "Zu lang für eine E-Mail. Bitte Text kopieren.",
      to: "An {email}. Verschickt wird erst in Ihrem E-Mail-Programm."
    }
  },
  en: {
    report: {
      title: "Something is wrong",
      ask: "Get help",
      next: {
        plate:
          "Compare the licence plate with your vehicle registration. If it is right, choose “Keep it as I typed it”, or write to us.",
        correction: "We can put the licence plate right before the ticket begins. Send us the correct one.",
        code: "Compare the code with your letter. If it is right, ask whoever gave it to you, or write to us.",
        payment: "First check whether the ticket is in “My profile”. Do not pay again before you know.",
        barrier: "Are you at the barrier? Call us and tell us your licence plate.",
        other: "Write in one sentence what is wrong. What we need to look into it is already there."
      },
      letter: {
        plate: "my licence plate is correct, but the shop does not accept it.",
        correction: "the licence plate on the ticket I bought is wrong. The right one is:",
        code: "my code is not accepted.",
        payment: "I have a question about my payment.",
        barrier: "my ticket is valid, but the barrier does not open.",
        other: "something is wrong in the shop:"
      },
      greeting: "Hello,",
      page: "Page",
      time: "Time of this message",
      call: "Call {phone}",
      message: "Your message",
      onlyThis: "Exactly this is sent, nothing else. You can change all of it.",
      write: "Write an email",
      copy: "Copy text",
      tooLong: "Too long for an email. Please copy the text.",
      to: "To {email}. It is only sent from your own email program."
    }
  },
  fr: {
    report: {
      title: "Quelque chose ne va pas",
      ask: "Nous contacter",
      next: {
        plate:
          "Comparez la plaque avec votre carte grise. Si elle est correcte, choisissez « Garder ma saisie » ou écrivez-nous.",
        correction:
          "Nous pouvons corriger la plaque tant que le ticket n’a pas commencé. Écrivez-nous la bonne.",
        code: "Comparez le code avec votre courrier. S’il est correct, demandez à qui vous l’a remis ou écrivez-nous.",
        payment:
          "Regardez d’abord sous « Mon profil » si le ticket s’y trouve. Ne payez pas une seconde fois avant de le savoir.",
        barrier: "Vous êtes devant la barrière ? Appelez-nous et donnez-nous votre plaque.",
        other: "Écrivez en une phrase ce qui ne va pas. Ce qu’il nous faut pour vérifier est déjà indiqué."
      },
      letter: {
        plate: "ma plaque est correcte, mais la boutique la refuse.",
        correction: "la plaque sur le ticket que j’ai acheté est erronée. La bonne est :",
        code: "mon code est refusé.",
        payment: "j’ai une question sur mon paiement.",
        barrier: "mon ticket est valable, mais la barrière ne s’ouvre pas.",
        other: "quelque chose ne va pas dans la boutique :"
      },
      greeting: "Bonjour,",
      page: "Page",
      time: "Heure du message",
      call: "Appeler le {phone}",
      message: "Votre message",
      onlyThis: "Seul ce texte est envoyé. Vous pouvez tout modifier.",
      write: "Écrire un e-mail",
      copy: "Copier le texte",
      tooLong: "Trop long pour un e-mail. Veuillez copier le texte.",
      to: "À {email}. L’envoi se fait seulement depuis votre messagerie."
    }
  },
  it: {
    report: {
      title: "Qualcosa non va",
      ask: "Chiedi aiuto",
      next: {
        plate:
          "Confronti la targa con il libretto di circolazione. Se è corretta, scelga «Tieni quanto ho scritto» o ci scriva.",
        correction:
          "Possiamo correggere la targa finché il biglietto non è iniziato. Ci scriva la targa corretta.",
        code: "Confronti il codice con la Sua lettera. Se è corretto, chieda a chi gliel’ha dato o ci scriva.",
        payment:
          "Guardi prima in «Il mio profilo» se il biglietto c’è. Non paghi una seconda volta prima di saperlo.",
        barrier: "È davanti alla sbarra? Ci chiami e ci dica la Sua targa.",
        other: "Scriva in una frase che cosa non va. Ciò che ci serve per controllare c’è già."
      },
      letter: {
        plate: "la mia targa è corretta, ma il negozio non la accetta.",
        correction: "la targa sul biglietto che ho acquistato è sbagliata. Quella giusta è:",
        code: "il mio codice non viene accettato.",
        payment: "ho una domanda sul mio pagamento.",
        barrier: "il mio biglietto è valido, ma la sbarra non si apre.",
        other: "nel negozio qualcosa non va:"
      },
      greeting: "Buongiorno,",
      page: "Pagina",
      time: "Ora del messaggio",
      call: "Chiami {phone}",
      message: "Il Suo messaggio",
      onlyThis: "Viene inviato solo questo testo. Può modificarlo tutto.",
      write: "Scrivi un’e-mail",
      copy: "Copia il testo",
      tooLong: "Troppo lungo per un’e-mail. Copi il testo.",
      to: "A {email}. Parte solo dal Suo programma di posta."
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly report: typeof texts
  }
}
