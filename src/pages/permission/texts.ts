import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    account: {
      plates: {
        heading: "Kennzeichen hinzufügen",
        used: "{used} von {maximum} Kennzeichen verwendet",
        noneAllowed: "Für diese Parkberechtigung können Sie keine Kennzeichen hinterlegen.",
        gone: "Dieses Kennzeichen ist nicht mehr hinterlegt: Es wurde inzwischen an anderer Stelle geändert oder gelöscht.",
        lookAgain: "Aktuellen Stand zeigen",
        unanswered:
          "Es kam keine Antwort. Wir wissen nicht, ob gespeichert wurde. Bitte sehen Sie nach, bevor Sie es noch einmal versuchen.",
        partlySaved: "Die übrigen Kennzeichen stehen noch im Formular.",
        notCovered: "nicht mehr abgedeckt",
        maximumReached:
          "Sie können kein weiteres Kennzeichen hinzufügen. Bitte löschen Sie zuerst ein anderes.",
        save: "Speichern",
        saving: "Wird gespeichert …",
        addFailed: "Das Kennzeichen konnte nicht hinzugefügt werden.",
        addDuplicate: "Dieses Kennzeichen wurde bereits hinterlegt und kann nicht erneut hinzugefügt werden.",
        addSucceeded: "Das Kennzeichen wurde erfolgreich hinzugefügt.",
        addSucceededDetail: "{permit}: {plate}, gilt ab Ihrem nächsten Parkvorgang.",
        changeTitle: "Kennzeichen ändern",
        changeFailed: "Kennzeichen konnte nicht geändert werden",
        changeSucceeded: "Kennzeichen erfolgreich geändert",
        deleteTitle: "Kennzeichen löschen",
        deleteConfirm:
          "Möchten Sie {plate} löschen? Ab dem nächsten Parkvorgang gilt die Parkberechtigung dafür nicht mehr.",
        deleteFailed: "Das Kennzeichen konnte nicht gelöscht werden.",
        deleteSucceeded: "Das Kennzeichen wurde gelöscht.",
        addAgain: "Wieder hinzufügen",
        oldPlate: "Altes Kennzeichen",
        newPlate: "Neues Kennzeichen",
        reason: "Grund",
        chooseReason: "Grund wählen",
        fromNextStay: "Die Änderung gilt ab Ihrem nächsten Parkvorgang, nicht für laufende oder vergangene.",
        untilNow: "bis jetzt",
        nextStay: "ab dem nächsten Parkvorgang",
        addPlateDescription: "Das neue Kennzeichen kommt zu Ihren bisherigen hinzu.",
        exchangePlateDescription: "Das neue Kennzeichen ersetzt das bisherige.",
        reasons: {
          additional_car: "Zusätzliches Fahrzeug",
          different_car: "Anderes Fahrzeug",
          new_car_or_license_plate: "Neues Fahrzeug oder Kennzeichen",
          other_reason: "Anderer Grund",
          rental_car: "Mietwagen",
          renting_parking_spot: "Vermietung des Stellplatzes",
          typo: "Tippfehler"
        }
      }
    },
    pages: { permission: "Parkberechtigung und ihre Kennzeichen verwalten." }
  },
  en: {
    account: {
      plates: {
        heading: "Add licence plate",
        used: "Licence plates used: {used} of {maximum}",
        noneAllowed: "You cannot add licence plates to this parking permit.",
        gone: "This licence plate is no longer on the permit: it was changed or deleted elsewhere in the meantime.",
        lookAgain: "Show current status",
        unanswered:
          "We did not get an answer, so we do not know whether it was saved. Please check before you try again.",
        partlySaved: "The other licence plates are still in the form.",
        notCovered: "no longer covered",
        maximumReached: "You cannot add another licence plate. Please delete another one first.",
        save: "Save",
        saving: "Saving …",
        addFailed: "The licence plate could not be added.",
        addDuplicate: "This licence plate has already been added and cannot be added again.",
        addSucceeded: "The licence plate was added.",
        addSucceededDetail: "{permit}: {plate}, from your next stay.",
        changeTitle: "Change licence plate",
        changeFailed: "The licence plate could not be changed",
        changeSucceeded: "The licence plate was changed",
        deleteTitle: "Delete licence plate",
        deleteConfirm:
          "Do you want to delete {plate}? From the next stay on, the parking permit no longer covers it.",
        deleteFailed: "The licence plate could not be deleted.",
        deleteSucceeded: "The licence plate was deleted.",
        addAgain: "Add again",
        oldPlate: "Old licence plate",
        newPlate: "New licence plate",
        reason: "Reason",
        chooseReason: "Choose a reason",
        fromNextStay: "The change applies from your next stay, not to current or past ones.",
        untilNow: "until now",
        nextStay: "from your next stay",
        addPlateDescription: "The new licence plate is added to the ones you have.",
        exchangePlateDescription: "The new licence plate replaces the old one.",
        reasons: {
          additional_car: "Additional car",
          different_car: "Different car",
          new_car_or_license_plate: "New car or licence plate",
          other_reason: "Other reason",
          rental_car: "Rental car",
          renting_parking_spot: "Renting out the parking space",
          typo: "Typing error"
        }
      }
    },
    pages: { permission: "Manage a parking permit and its licence plates." }
  },
  fr: {
    account: {
      plates: {
        heading: "Ajouter une plaque",
        used: "Plaques utilisées : {used} sur {maximum}",
        noneAllowed: "Cette autorisation de stationnement n’accepte aucune plaque.",
        gone: "Cette plaque n’est plus enregistrée : elle a entre-temps été modifiée ou supprimée ailleurs.",
        lookAgain: "Afficher l’état actuel",
        unanswered:
          "Nous n’avons reçu aucune réponse et ne savons pas si l’enregistrement a eu lieu. Veuillez vérifier avant de réessayer.",
        partlySaved: "Les autres plaques sont toujours dans le formulaire.",
        notCovered: "n’est plus couverte",
        maximumReached: "Vous ne pouvez plus ajouter de plaque. Veuillez d’abord en supprimer une autre.",
        save: "Enregistrer",
        saving: "Enregistrement…",
        addFailed: "La plaque n’a pas pu être ajoutée.",
        addDuplicate: "Cette plaque est déjà enregistrée et ne peut pas être ajoutée à nouveau.",
        addSucceeded: "La plaque a été ajoutée.",
        addSucceededDetail: "{permit} : {plate}, à partir de votre prochain stationnement.",
        changeTitle: "Modifier la plaque",
        changeFailed: "La plaque n’a pas pu être modifiée",
        changeSucceeded: "La plaque a été modifiée",
        deleteTitle: "Supprimer la plaque",
        deleteConfirm:
          "Voulez-vous supprimer {plate} ? À partir du prochain stationnement, l’autorisation ne couvrira plus cette plaque.",
        deleteFailed: "La plaque n’a pas pu être supprimée.",
        deleteSucceeded: "La plaque a été supprimée.",
        addAgain: "Ajouter à nouveau",
        oldPlate: "Ancienne plaque",
        newPlate: "Nouvelle plaque",
        reason: "Motif",
        chooseReason: "Choisir un motif",
        fromNextStay:
          "La modification s’applique à partir de votre prochain stationnement, pas aux stationnements en cours ou passés.",
        untilNow: "jusqu’à présent",
        nextStay: "à partir du prochain stationnement",
        addPlateDescription: "La nouvelle plaque s’ajoute à celles que vous avez.",
        exchangePlateDescription: "La nouvelle plaque remplace l’ancienne.",
        reasons: {
          additional_car: "Véhicule supplémentaire",
          different_car: "Autre véhicule",
          new_car_or_license_plate: "Nouveau véhicule ou nouvelle plaque",
          other_reason: "Autre motif",
          rental_car: "Véhicule de location",
          renting_parking_spot: "Location de la place à un tiers",
          typo: "Faute de frappe"
        }
      }
    },
    pages: { permission: "Gérer une autorisation de stationnement et ses plaques." }
  },
  it: {
    account: {
      plates: {
        heading: "Aggiungi una targa",
        used: "Targhe usate: {used} su {maximum}",
        noneAllowed: "Questo permesso di parcheggio non accetta targhe.",
        gone: "Questa targa non è più registrata: nel frattempo è stata modificata o eliminata altrove.",
        lookAgain: "Mostra la situazione attuale",
        unanswered:
          "Non abbiamo ricevuto risposta e non sappiamo se il salvataggio è riuscito. Verifichi prima di riprovare.",
        partlySaved: "Le altre targhe sono ancora nel modulo.",
        notCovered: "non più coperta",
        maximumReached: "Non può aggiungere altre targhe. Ne elimini prima un’altra.",
        save: "Salva",
        saving: "Salvataggio…",
        addFailed: "Non è stato possibile aggiungere la targa.",
        addDuplicate: "Questa targa è già registrata e non può essere aggiunta di nuovo.",
        addSucceeded: "La targa è stata aggiunta.",
        addSucceededDetail: "{permit}: {plate}, dalla Sua prossima sosta.",
        changeTitle: "Modifica la targa",
        changeFailed: "Non è stato possibile modificare la targa",
        changeSucceeded: "La targa è stata modificata",
        deleteTitle: "Elimina la targa",
        deleteConfirm:
          "Vuole eliminare {plate}? Dalla prossima sosta il permesso non varrà più per questa targa.",
        deleteFailed: "Non è stato possibile eliminare la targa.",
        deleteSucceeded: "La targa è stata eliminata.",
        addAgain: "Aggiungi di nuovo",
        oldPlate: "Vecchia targa",
        newPlate: "Nuova targa",
        reason: "Motivo",
        chooseReason: "Scegli un motivo",
        fromNextStay: "La modifica vale dalla Sua prossima sosta, non per quelle in corso o passate.",
        untilNow: "finora",
        nextStay: "dalla prossima sosta",
        addPlateDescription: "La nuova targa si aggiunge a quelle che ha già.",
        exchangePlateDescription: "La nuova targa sostituisce quella precedente.",
        reasons: {
          additional_car: "Veicolo aggiuntivo",
          different_car: "Altro veicolo",
          new_car_or_license_plate: "Nuovo veicolo o nuova targa",
          other_reason: "Altro motivo",
          rental_car: "Auto a noleggio",
          renting_parking_spot: "Posto auto dato in affitto",
          typo: "Errore di battitura"
        }
      }
    },
    pages: { permission: "Gestire un permesso di parcheggio e le sue targhe." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly permission: typeof texts
  }
}
