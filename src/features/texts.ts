/** Texts of several screens: errors of an entry, and the validity of a ticket. */
import { coverageTexts } from "../../schemas/coverage/texts.ts"
import { inEveryLanguage } from "../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    zod: {
      invalid_license_plate: "Dieses Kennzeichen-Format ist ungültig.",
      missing_separator: "Bitte geben Sie das Kennzeichen mit Bindestrich ein, z. B. {format}",
      invalid_canton_code: "Ungültiger Kanton.",
      invalid_municipal: "Unbekannter Landkreis / Region.",
      invalid_province_code: "Unbekannte Region.",
      duplicated_plate: "Sie können nicht mehrmals das selbe Kennzeichen hinzufügen.",
      plate_taken: "Bitte prüfen Sie dieses Kennzeichen.",
      plate_limit_reached_one: "Dieses Ticket gilt für höchstens {count} Kennzeichen.",
      plate_limit_reached_other: "Dieses Ticket gilt für höchstens {count} Kennzeichen.",
      field_required: "Das Kennzeichen ist ein Pflichtfeld",
      required: "Dieses Feld ist erforderlich",
      min_length: "{field}: Bitte geben Sie mindestens {min} Zeichen ein.",
      max_length: "{field}: Bitte geben Sie höchstens {max} Zeichen ein.",
      invalid_code: "Der Code darf nur Buchstaben, Ziffern, Punkt, Bindestrich und @ enthalten.",
      start_required: "Bitte wählen Sie, wann das Ticket beginnen soll.",
      start_in_past: "Der Startzeitpunkt liegt in der Vergangenheit. Bitte wählen Sie einen späteren.",
      start_too_far:
        "So weit im Voraus gibt es dieses Ticket noch nicht. Bitte wählen Sie einen früheren Tag.",
      start_invalid: "Diesen Tag gibt es nicht. Bitte wählen Sie einen anderen.",
      start_skipped:
        "Diese Uhrzeit gibt es an dem Tag nicht, weil die Uhr vorgestellt wird. Bitte wählen Sie eine andere."
    },
    validity: {
      day: "Gilt am gewählten Tag, {from} bis {to} Uhr",
      wholeDay: "Gilt den ganzen gewählten Tag",
      duration: "Gilt {duration} ab Start",
      fromPayment: "Gilt {duration} ab Zahlung"
    },
    windows: coverageTexts.de.windows,
    coverage: coverageTexts.de.coverage
  },
  en: {
    zod: {
      invalid_license_plate: "This licence plate format is not valid.",
      missing_separator: "please enter the plate with a dash, e.g. {format}",
      invalid_canton_code: "Not a valid canton.",
      invalid_municipal: "Unknown district / region.",
      invalid_province_code: "Unknown region.",
      duplicated_plate: "You cannot add the same licence plate more than once.",
      plate_taken: "Please check this licence plate.",
      plate_limit_reached_one: "This ticket is valid for at most {count} licence plate.",
      plate_limit_reached_other: "This ticket is valid for at most {count} licence plates.",
      field_required: "The licence plate is required",
      required: "This field is required",
      min_length: "{field}: please enter at least {min} characters.",
      max_length: "{field}: please enter at most {max} characters.",
      invalid_code: "The code may contain only letters, digits, dot, dash and @.",
      start_required: "Please choose when the ticket should start.",
      start_in_past: "That start time has already passed. Please choose a later one.",
      start_too_far: "This ticket is not available that far ahead. Please choose an earlier day.",
      start_invalid: "That day does not exist. Please choose another one.",
      start_skipped:
        "That time does not exist on this day, as the clocks go forward. Please choose another one."
    },
    validity: {
      day: "Valid on the chosen day, {from} to {to}",
      wholeDay: "Valid for the whole chosen day",
      duration: "Valid for {duration} from the start",
      fromPayment: "Valid for {duration} from payment"
    },
    windows: coverageTexts.en.windows,
    coverage: coverageTexts.en.coverage
  },
  fr: {
    zod: {
      invalid_license_plate: "Ce format de plaque n’est pas valable.",
      missing_separator: "Veuillez saisir la plaque avec un trait d’union, p. ex. {format}",
      invalid_canton_code: "Canton inconnu.",
      invalid_municipal: "District ou région inconnus.",
      invalid_province_code: "Région inconnue.",
      duplicated_plate: "Vous ne pouvez pas ajouter plusieurs fois la même plaque.",
      plate_taken: "Veuillez vérifier cette plaque.",
      plate_limit_reached_one: "Ce ticket est valable pour {count} plaque au plus.",
      plate_limit_reached_other: "Ce ticket est valable pour {count} plaques au plus.",
      field_required: "La plaque est obligatoire",
      required: "Ce champ est obligatoire",
      min_length: "{field} : veuillez saisir au moins {min} caractères.",
      max_length: "{field} : veuillez saisir au plus {max} caractères.",
      invalid_code:
        "Le code ne peut contenir que des lettres, des chiffres, le point, le trait d’union et @.",
      start_required: "Veuillez choisir quand le ticket doit commencer.",
      start_in_past: "Cette heure de début est déjà passée. Veuillez en choisir une autre.",
      start_too_far:
        "Ce ticket n’est pas encore proposé pour une date aussi lointaine. Veuillez choisir un jour plus proche.",
      start_invalid: "Ce jour n’existe pas. Veuillez en choisir un autre.",
      start_skipped:
        "Cette heure n’existe pas ce jour-là, à cause du passage à l’heure d’été. Veuillez en choisir une autre."
    },
    validity: {
      day: "Valable le jour choisi, de {from} à {to}",
      wholeDay: "Valable toute la journée choisie",
      duration: "Valable {duration} à partir du début",
      fromPayment: "Valable {duration} à partir du paiement"
    },
    windows: coverageTexts.fr.windows,
    coverage: coverageTexts.fr.coverage
  },
  it: {
    zod: {
      invalid_license_plate: "Questo formato di targa non è valido.",
      missing_separator: "Inserisca la targa con il trattino, ad es. {format}",
      invalid_canton_code: "Cantone non valido.",
      invalid_municipal: "Distretto / regione sconosciuti.",
      invalid_province_code: "Regione sconosciuta.",
      duplicated_plate: "Non può aggiungere più volte la stessa targa.",
      plate_taken: "Controlli questa targa.",
      plate_limit_reached_one: "Questo biglietto vale per al massimo {count} targa.",
      plate_limit_reached_other: "Questo biglietto vale per al massimo {count} targhe.",
      field_required: "La targa è obbligatoria",
      required: "Questo campo è obbligatorio",
      min_length: "{field}: inserisca almeno {min} caratteri.",
      max_length: "{field}: inserisca al massimo {max} caratteri.",
      invalid_code: "Il codice può contenere solo lettere, cifre, punto, trattino e @.",
      start_required: "Scelga quando deve iniziare il biglietto.",
      start_in_past: "Questo orario di inizio è già passato. Ne scelga un altro.",
      start_too_far:
        "Questo biglietto non è ancora disponibile per una data così lontana. Scelga un giorno più vicino.",
      start_invalid: "Questo giorno non esiste. Ne scelga un altro.",
      start_skipped: "Quel giorno quest’ora non esiste, perché inizia l’ora legale. Ne scelga un’altra."
    },
    validity: {
      day: "Valido nel giorno scelto, dalle {from} alle {to}",
      wholeDay: "Valido per tutto il giorno scelto",
      duration: "Valido {duration} dall’inizio",
      fromPayment: "Valido {duration} dal pagamento"
    },
    windows: coverageTexts.it.windows,
    coverage: coverageTexts.it.coverage
  }
})

declare module "../i18n/catalogue.ts" {
  interface Written {
    readonly screens: typeof texts
  }
}
