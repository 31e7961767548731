// French texts, for drivers in Switzerland above all: "vous" throughout, and a space that does not break (U+00A0) before
// : ; ! and ?, and inside « ».
import { coverageTexts } from "../../schemas/coverage/texts.ts"
import type { Catalogue } from "./catalogue.ts"

export const fr = {
  common: {
    productName: "Parkschein",
    back: "Retour",
    change: "Modifier",
    close: "Fermer",
    confirm: "Confirmer",
    continue: "Continuer",
    delete: "Supprimer",
    free: "gratuit",
    genericError: "Une erreur s’est produite",
    loadFailed: "Nous n’avons pas pu charger les données, veuillez réessayer plus tard.",
    loading: "Chargement…",
    moreAreas_one: "Afficher {count} zone de plus",
    moreAreas_other: "Afficher {count} zones de plus",
    optional: "facultatif",
    reload: "Recharger",
    remove: "Retirer",
    retry: "Réessayer",
    total: "Total",
    errorSummary: { title: "Veuillez vérifier votre saisie" },
    notice: { success: "Succès", error: "Erreur", info: "Remarque", warning: "Attention" }
  },

  zod: {
    invalid_license_plate: "Ce format de plaque n’est pas valable.",
    missing_separator: "Veuillez saisir la plaque avec un trait d’union, p. ex. {format}",
    invalid_canton_code: "Canton inconnu.",
    invalid_municipal: "District ou région inconnus.",
    invalid_province_code: "Région inconnue.",
    duplicated_plate: "Vous ne pouvez pas ajouter plusieurs fois la même plaque.",
    plate_taken: "Veuillez vérifier cette plaque.",
    field_required: "La plaque est obligatoire",
    required: "Ce champ est obligatoire",
    min_length: "{field} : veuillez saisir au moins {min} caractères.",
    max_length: "{field} : veuillez saisir au plus {max} caractères.",
    invalid_code: "Le code ne peut contenir que des lettres, des chiffres, le point, le trait d’union et @.",
    start_required: "Veuillez choisir quand le ticket doit commencer.",
    start_in_past: "Cette heure de début est déjà passée. Veuillez en choisir une autre.",
    start_too_far:
      "Ce ticket n’est pas encore proposé pour une date aussi lointaine. Veuillez choisir un jour plus proche.",
    start_invalid: "Ce jour n’existe pas. Veuillez en choisir un autre.",
    start_skipped:
      "Cette heure n’existe pas ce jour-là, à cause du passage à l’heure d’été. Veuillez en choisir une autre."
  },

  layout: {
    skipToContent: "Aller au contenu",
    home: "Accueil",
    myProfile: "Mon profil",
    login: "Se connecter",
    logout: "Se déconnecter",
    signUp: "S’inscrire",
    openMenu: "Ouvrir le menu",
    closeMenu: "Fermer le menu",
    language: "Langue",
    cart: "Panier",
    cartWithCount_one: "Panier, {count} ticket",
    cartWithCount_other: "Panier, {count} tickets",
    mainNavigation: "Navigation principale",
    notifications: "Messages",
    openCart: "Achat non terminé : votre panier contient des tickets.",
    openCartAction: "Voir le panier",
    newVersion: "Une nouvelle version de la boutique est disponible.",
    languageFailed: "La langue n’a pas pu être changée.",
    footer: {
      title: "Informations légales",
      buyTickets: "Acheter des tickets",
      account: "Compte",
      terms: "Conditions générales",
      cookies: "Cookies",
      imprint: "Mentions légales",
      privacy: "Protection des données",
      accessibility: "Accessibilité",
      withdrawal: "Renoncer au contrat ici",
      cancellation: "Résilier un contrat ici",
      help: "Aide en langage simple",
      contact: "Contact",
      copyright: "© {year} Parkschein"
    }
  },

  home: {
    pageTitle: "{shop} : tickets de stationnement",
    welcome: "Bienvenue à {shop}",
    subline: "Tickets de stationnement",
    loading: "Chargement des tickets…",
    ticketCount_one: "{count} ticket",
    ticketCount_other: "{count} tickets",
    selectTicket: "Choisir le ticket",
    showMoreCount_one: "Afficher {count} de plus",
    showMoreCount_other: "Afficher {count} de plus",
    shownOf: "{shown} sur {total} affichés",
    filter: {
      label: "Zone de stationnement",
      all: "Toutes les zones",
      search: "Rechercher une zone",
      noMatch: "Aucune zone ne correspond à « {search} ».",
      selected_one: "{count} zone sélectionnée",
      selected_other: "{count} zones sélectionnées",
      rule: "Les tickets affichés sont valables dans toutes les zones sélectionnées.",
      lastOne: "Au moins une zone doit rester sélectionnée."
    },
    singleUse: "Stationnements illimités",
    multiUse_one: "{count} stationnement",
    multiUse_other: "{count} stationnements",
    discounted: "Prix réduit",
    empty: {
      title: "Aucun ticket disponible",
      unverified: "Vous n’avez pas encore saisi de code de vérification.",
      noTickets: "Cette boutique ne propose aucun ticket pour le moment.",
      goToVerification: "Saisir un code",
      hintsTitle: "Causes possibles",
      hintInactive: "La boutique n’est peut-être pas encore active.",
      hintPermission: "Vous n’avez peut-être pas l’autorisation d’acheter ici.",
      hintCode: "Certains tickets doivent être débloqués avec un code de vérification.",
      codes_one:
        "Vous avez enregistré {count} code de vérification, mais il ne débloque aucun ticket ici pour le moment.",
      codes_other:
        "Vous avez enregistré {count} codes de vérification, mais ils ne débloquent aucun ticket ici pour le moment.",
      codes_zero: "Vous n’avez pas encore enregistré de code de vérification."
    },
    noMatch: {
      title: "Aucun ticket trouvé",
      text: "Aucun ticket n’est valable dans toutes les zones sélectionnées. Sélectionnez moins de zones.",
      reset: "Effacer la sélection"
    },
    failed: { title: "Aucun ticket trouvé" },
    permissions: {
      heading: "Autorisations de stationnement",
      activeBanner: "Autorisations actives",
      viewDetails: "Voir les détails",
      addPlate: "Ajouter une plaque",
      addPlateText: "Ajoutez une plaque pour utiliser cette autorisation de stationnement.",
      platesUsed: "Plaques enregistrées : {used} sur {maximum}",
      expired: "Expirée",
      expiresOn: "Expire le {date}",
      available: "Disponible"
    }
  },

  validity: {
    day: "Valable le jour choisi, de {from} à {to}",
    wholeDay: "Valable toute la journée choisie",
    duration: "Valable {duration} à partir du début",
    fromPayment: "Valable {duration} à partir du paiement"
  },

  windows: coverageTexts.fr.windows,
  coverage: coverageTexts.fr.coverage,

  ticket: {
    pageTitle: "{ticket} · {area}",
    configure: "Préparer le ticket",
    validityPeriod: "Validité",
    startTime: "Début du ticket",
    startDate: "Date",
    calendar: {
      hint: "Par exemple {example}",
      open: "Ouvrir le calendrier",
      title: "Choisir une date",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant"
    },
    startClock: "Heure",
    startWeekday: "Jour de la semaine",
    startsNow: "Le ticket est valable dès que vous avez payé.",
    start: {
      now: "Tout de suite",
      later: "Plus tard",
      twice:
        "Cette nuit-là, on retarde les montres et cette heure revient deux fois. Le ticket commence la première fois."
    },
    overToday:
      "Pour aujourd’hui, ce ticket n’était valable que jusqu’à {time}. Il peut commencer demain au plus tôt.",
    zone: "Heures locales de la zone de stationnement ({zone}).",
    plates: "Plaques d’immatriculation",
    addAnotherPlate: "Ajouter une autre plaque",
    removePlate: "Retirer la plaque {plate}",
    maximumPlates_one: "Vous pouvez indiquer {count} plaque pour ce ticket.",
    maximumPlates_other: "Vous pouvez indiquer jusqu’à {count} plaques pour ce ticket.",
    onlyValidForArea: "Valable uniquement dans la zone {area}.",
    onlyValidForAreas: "Valable uniquement dans ces zones : {areas}.",
    moreInfo: "Plus d’informations / voir les heures d’ouverture",
    multiVisit_one: "Ce ticket couvre {count} stationnement pendant sa validité.",
    multiVisit_other:
      "Ce ticket couvre {count} stationnements pendant sa validité. Il prend fin dès que tous sont utilisés ou que la période est écoulée.",
    multiVisitReminder: "Nous vous le rappelons avant l’expiration.",
    singleUse:
      "Vous pouvez stationner aussi souvent que vous le souhaitez tant que le ticket est valable. Il ne se renouvelle pas.",
    noCancellation: "Vous n’avez rien à résilier : le ticket prend fin de lui-même.",
    limitedValidity:
      "Ce ticket n’est valable que dans certaines plages horaires. En dehors, le stationnement n’est pas couvert.",
    windows: "Plages horaires",
    covered: "Cette plaque est déjà couverte pour cette période.",
    coveredUntil: "Cette plaque est déjà couverte jusqu’au {to}.",
    coveredGoOn: "Acheter quand même",
    discount: "Prix réduit",
    regularPrice: "Prix normal",
    configurationError: "Le ticket n’a pas pu être préparé. Veuillez choisir un autre ticket.",
    chooseNew: "Choisir un autre ticket",
    alreadyPurchased: "Il existe déjà un ticket actif d’une autre personne pour cette plaque.",
    alreadyPurchasedNext:
      "Il s’agit de {plates}. Vérifiez votre saisie. Si c’est votre plaque, veuillez nous contacter.",
    noPrice:
      "Nous n’avons pas pu calculer le prix et la validité. Votre saisie est conservée ; veuillez réessayer.",
    continue: "Vérifier le prix et la validité",
    checking: "Vérification du prix et de la validité…",
    checkHeading: "Veuillez vérifier votre saisie",
    otherCurrency:
      "Votre panier contient des tickets dans une autre monnaie. Veuillez d’abord terminer cet achat.",
    changing: "Vous modifiez un ticket de votre panier.",
    saveChange: "Enregistrer la modification",
    otherArea: {
      title: "Ce ticket n’est pas valable ici",
      text: "Vous avez scanné le code de {here}. Ce ticket est valable uniquement ici : {areas}.",
      others: "Voir d’autres tickets",
      keep: "Garder ce ticket"
    },
    addToCart: "Ajouter au panier",
    addingToCart: "Ajout au panier…",
    addedToCart: "Le ticket est dans votre panier.",
    addToCartFailed: "Le ticket n’a pas pu être ajouté au panier. Veuillez réessayer.",
    back: "Retour au choix des tickets",
    goToCart: "Voir le panier",
    loading: "Chargement du ticket…",
    notFound: "Ce ticket n’existe pas ou n’existe plus. Veuillez en choisir un autre.",
    howItWorks: {
      title: "Ce qui se passe après l’achat",
      driveIn: "À l’entrée, votre plaque est reconnue.",
      noPaper: "Vous n’avez rien à placer derrière le pare-brise.",
      driveOut: "À la sortie, vous n’avez rien de plus à faire."
    }
  },

  plate: {
    label: "Plaque d’immatriculation",
    labelNumbered: "Plaque d’immatriculation {number}",
    country: "Pays de la plaque",
    otherCountry: "Autre pays",
    hint: "Exactement comme sur votre plaque.",
    example: "Par exemple {format}",
    readOut: "Plaque{country} : {characters}",
    dash: "trait d’union",
    suggestions: "Vouliez-vous dire :",
    useSuggestion: "Utiliser {plate}",
    useRecent: "Utiliser la plaque {plate}",
    lookAlike: "Ressemble à {plate}. Veuillez bien vérifier la plaque.",
    lookAlikeKeep: "{plate} est correcte",
    lookAlikeCharacters: "O et 0, I et 1, B et 8 se ressemblent. Veuillez bien vérifier.",
    region: "Immatriculation : {region}",
    asEntered: "Continuer tel que saisi",
    lettersMissing:
      "Seules les autorités ont presque toujours des chiffres sans lettres après le tiret. Manque-t-il des lettres ?",
    isRight: "Ma plaque est correcte",
    isRightText: "Nous ne connaissons peut-être pas encore les plaques nouvelles ou rares. Écrivez-nous.",
    interchangeable:
      "Plaque interchangeable : la même plaque peut servir à deux véhicules, mais un seul peut stationner à la fois.",
    used: "Plaques saisies : {used} sur {maximum}",
    countries: {
      first: "Local et récents",
      all: "Tous les pays",
      search: "Rechercher un pays",
      found_one: "{count} pays trouvé",
      found_other: "{count} pays trouvés",
      noMatch: "Aucun pays trouvé. Choisissez « Autre pays »."
    },
    known: {
      heading: "Vos plaques",
      use: "Utiliser la plaque {plate}, {details}",
      manage: "Modifier les noms et la plaque par défaut",
      nickname: "Nom pour {plate}",
      nicknameExample: "Voiture de maman",
      isDefault: "Par défaut : remplie pour chaque nouveau ticket",
      default: "Par défaut",
      forget: "Ne plus proposer {plate}",
      note: "Enregistré uniquement dans ce navigateur, jusqu’à votre déconnexion."
    },
    contact: {
      subject: "Plaque refusée",
      body: "Bonjour, ma plaque est correcte, mais la boutique la refuse : {plate} ({country})",
      write: "Écrire un e-mail avec cette plaque"
    }
  },

  cart: {
    title: "Panier",
    close: "Fermer le panier",
    loading: "Chargement du panier…",
    empty: "Votre panier est vide.",
    emptyAction: "Choisir un ticket",
    item: {
      validity: "Validité",
      area: "Zone"
    },
    removeNamed: "Retirer {ticket} du panier",
    removed: "{ticket} a été retiré.",
    cleared: "Tous les tickets ont été retirés.",
    undo: "Annuler",
    change: "Modifier",
    clear: "Vider le panier",
    saving: "Enregistrement du panier…",
    saveFailed: "La modification n’a pas été enregistrée. Veuillez réessayer.",
    changedElsewhere:
      "Le panier a été modifié dans une autre fenêtre. Vous voyez maintenant les deux modifications.",
    startMoved: "Début reporté à maintenant : l’heure choisie est passée, le ticket commence au paiement.",
    notOrdered:
      "Votre panier a été modifié entre-temps sur un autre appareil ou dans une autre fenêtre. Rien n’a été commandé ; veuillez le vérifier à nouveau.",
    order: {
      here: "Commencée à {time} dans ce navigateur, {price}.",
      elsewhere: "Commencée à {time} sur un autre appareil, {price}.",
      earlier: "Une commande précédente n’est pas encore payée",
      replaces:
        "Si vous commandez le panier tel qu’il est maintenant, la nouvelle commande remplacera la précédente.",
      cancel: "Annuler la commande",
      cancelling: "La commande est en cours d’annulation …",
      cancelFailed: "Nous ne savons pas si la commande a été annulée. Veuillez réessayer.",
      underWay:
        "Vous n’avez rien à faire ni à commander de nouveau. Le résultat s’affichera ici dès que votre banque aura répondu."
    },
    keepShopping: "Continuer mes achats",
    itemCount_one: "{count} ticket",
    itemCount_other: "{count} tickets",
    problem: {
      E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
        "Il existe déjà un ticket actif d’une autre personne pour cette plaque.",
      E_TICKET_CHANGED: "Le prix ou les conditions ont changé. Veuillez préparer à nouveau le ticket.",
      E_TICKET_NOT_AVAILABLE: "Ce ticket n’est plus proposé. Veuillez le retirer.",
      E_START_IN_PAST: "L’heure de début est passée. Veuillez en choisir une autre.",
      E_PLATE_INVALID: "La plaque n’est pas valable. Veuillez la modifier.",
      unknown: "Ce ticket ne peut pas être commandé tel quel. Veuillez le préparer à nouveau ou le retirer."
    }
  },

  checkout: {
    verifying: "Vérification du panier…",
    backToReview: "Vérifier la commande",
    verifyAgain: "Vérifier à nouveau",
    verifyFailed: "Le panier n’a pas pu être vérifié.",
    reviewHeading: "Votre commande",
    methods: {
      title: "Moyens de paiement",
      card: "Carte",
      wallet: "Portefeuille électronique",
      debit: "Prélèvement"
    },
    paymentMethods: "Vous payez sur la page de notre partenaire de paiement, selon l’offre.",
    accept:
      "J’accepte les <terms>conditions générales</terms> et j’ai pris connaissance de la <privacy>déclaration de protection des données</privacy>.",
    acceptRequired: "Veuillez accepter les conditions générales et la déclaration de protection des données.",
    expressRequest:
      "Je demande expressément que la prestation commence avant la fin du délai de rétractation. Je reconnais que je perds mon droit de rétractation une fois qu’elle est entièrement exécutée.",
    expressRequestRequired:
      "Veuillez demander le début anticipé : un ticket est valable avant la fin du délai de rétractation.",
    withdrawal:
      "Vous pouvez vous rétracter du contrat dans un délai de 14 jours sans donner de motif. Les détails figurent dans les conditions générales.",
    order: "Commande avec obligation de paiement",
    ordering: "Création de votre commande…",
    orderFailed: "La commande a échoué. Veuillez réessayer.",
    orderUnknown:
      "Nous ne savons pas encore si votre commande nous est parvenue. Si vous réessayez, elle ne sera pas passée deux fois.",
    toPayment: "Vous allez être dirigé vers la page de paiement…",
    blocked: "Le panier ne peut pas être modifié pendant la commande.",
    notOffered: "Il n’est pas possible de commander en ligne ici pour le moment.",
    blockedByProblems: "Corrigez les points signalés, vous pourrez ensuite commander.",
    totalDue: "À payer",
    keptCart: "Votre panier est conservé.",
    bankStep: "Votre banque peut demander une confirmation. Le panier vous attend."
  },

  payment: {
    success: {
      title: "Merci pour votre achat",
      text: "Nous vous envoyons la confirmation par e-mail.",
      inAccount: "Vous retrouvez vos tickets à tout moment dans votre profil.",
      reference: "Numéro de commande",
      showTickets: "Voir mes tickets",
      continueShopping: "Continuer mes achats"
    },
    failed: {
      title: "Le paiement n’a pas abouti",
      text: "Rien n’a été débité. Votre panier est toujours là.",
      changeMethod: "Changer de moyen de paiement",
      backToTickets: "Retour au choix des tickets"
    },
    expired: {
      title: "Le délai de paiement est écoulé",
      text: "Rien n’a été débité. Votre panier est toujours là."
    },
    refund: "Payé en double ou trop tard : {amount} vous seront remboursés par le même moyen.",
    cancelled: {
      title: "Cette commande a été annulée"
    },
    processing: {
      title: "Nous interrogeons votre banque",
      text: "Cela ne dure en général que quelques secondes. Cette page se met à jour toute seule ; veuillez ne pas payer une seconde fois.",
      still:
        "Votre banque met plus de temps que d’habitude. Nous continuons à l’interroger : le résultat s’affichera ici et dans votre profil.",
      payAgainWarning:
        "Un paiement est peut-être déjà en cours. Vérifiez auprès de votre banque avant de payer à nouveau.",
      payAgain: "Payer à nouveau"
    },
    left: {
      title: "Le paiement n’a pas été finalisé",
      text: "À notre connaissance, rien n’a été débité. Vous pouvez poursuivre le paiement ou choisir un autre moyen de paiement.",
      noOrder:
        "À notre connaissance, rien n’a été débité. Votre panier est toujours là et vos tickets achetés se trouvent dans votre profil."
    },
    open: {
      title: "Cette commande n’est pas encore payée",
      text: "Vous pouvez poursuivre le paiement ou choisir un autre moyen de paiement.",
      replacement: "Elle a remplacé votre commande précédente.",
      resume: "Poursuivre le paiement"
    },
    unknown: {
      title: "Aucune commande en cours",
      text: "Connectez-vous et nous vous montrerons où en est votre commande.",
      noOrder:
        "Nous ne savons pas de quelle commande il s’agit. Vous trouverez vos tickets dans votre profil.",
      unreachable:
        "Nous ne pouvons pas consulter votre commande pour le moment. Veuillez ne pas payer une seconde fois."
    },
    checkAgain: "Vérifier à nouveau le statut",
    receipt: {
      save: "Enregistrer le reçu",
      failed: "Le reçu n’a pas pu être chargé. Veuillez réessayer."
    },
    proof: {
      wrongPlate: "Plaque erronée ? Corrigez-la ici",
      title: "Justificatif de stationnement",
      unchecked:
        "Nous n’avons pas pu consulter le statut. Ce justificatif est enregistré dans votre navigateur.",
      signedOut:
        "Ce justificatif est enregistré dans votre navigateur. Connectez-vous pour que nous consultions le statut.",
      valid: "Valable maintenant, encore {duration}",
      notYet: "Payé. Valable {ahead}",
      over: "Expiré",
      open: "Valable dès l’achat",
      seenAt: "État au",
      print: "Imprimer le justificatif",
      offline: "Cette page s’ouvre aussi sans connexion dans ce navigateur.",
      help: "Votre plaque n’est pas reconnue ? Montrez ce justificatif ou contactez-nous.",
      contact: "Nous contacter"
    },
    checking: "Consultation de votre commande…"
  },

  again: {
    proof: "Justificatif",
    buy: "Acheter à nouveau",
    extend: "Prolonger",
    begins: "Début : {start}",
    follows: "Ensuite : {start}",
    today: "aujourd’hui",
    tomorrow: "demain",
    now: "au paiement",
    covered: "{plate} a déjà un ticket pour cette période.",
    unavailable:
      "Ce ticket n’est pas disponible pour {plate} en ce moment. Veuillez en choisir un autre ci-dessous.",
    pricingFailed: "Le prix n’a pas pu être calculé pour le moment."
  },
  account: {
    title: "Mon profil",
    sections: "Rubriques du profil",
    section: {
      activeTickets: "Tickets actifs",
      verify: "Vérification",
      permissions: "Autorisations de stationnement"
    },
    backToOverview: "Retour à la vue d’ensemble",
    tickets: {
      heading: "Tickets actifs",
      ticket: "Ticket",
      remainingUsage: "Stationnements restants",
      remaining: "{remaining} sur {total}",
      unlimited: "illimités",
      validFrom: "Valable à partir du",
      validTo: "Valable jusqu’au",
      plates: "Plaques",
      areas: "Zones de stationnement",
      expires: "Expire le {date} à {time}",
      loading: "Chargement de vos tickets…",
      empty: "Vous n’avez aucun ticket actif.",
      buyAgain: "Acheter à nouveau",
      calendar: "Ajouter au calendrier",
      reminder: "Me le rappeler par e-mail avant la fin",
      reminderFailed: "Votre choix n’a pas pu être enregistré. Veuillez réessayer.",
      proof: "Montrer le justificatif",
      lastVisits_one: "Plus que {count} stationnement.",
      lastVisits_other: "Plus que {count} stationnements."
    },
    correction: {
      title: "Corriger la plaque",
      once: "Vous pouvez corriger une plaque de ce ticket une fois, tant que le ticket n’a pas commencé.",
      begun: "Le ticket a déjà commencé. Sa plaque ne peut plus être corrigée ici.",
      used: "Une plaque de ce ticket a déjà été corrigée une fois.",
      none: "La plaque de ce ticket ne peut pas être corrigée ici.",
      help: "L’exploitant peut vous aider. Veuillez le contacter avant de stationner.",
      contact: "Contacter l’exploitant"
    },
    permits: {
      heading: "Autorisations de stationnement",
      name: "Nom",
      status: "Statut",
      validFrom: "Valable à partir du",
      validTo: "Valable jusqu’au",
      area: "Zone",
      plates: "Plaques",
      noPlates: "Aucune plaque active",
      loading: "Chargement de vos autorisations…",
      empty: "Vous n’avez aucune autorisation de stationnement.",
      all: "Toutes les autorisations de stationnement",
      notFound: {
        title: "Cette autorisation de stationnement n’existe pas",
        text: "Vous n’avez pas cette autorisation dans cette boutique. Elle a peut-être pris fin, ou il vous manque encore un code."
      },
      addPlates: "Ajouter des plaques",
      showOptions: "Afficher les options",
      options: "Choisissez une autorisation de stationnement",
      deletePlate: "Supprimer la plaque",
      withoutEnd: "sans fin",
      from: "à partir du {date}",
      statuses: { active: "active", expiring: "expire bientôt", expired: "expirée" }
    },
    codes: {
      heading: "Codes de vérification",
      code: "Code",
      loading: "Chargement de vos codes…",
      empty: "Vous n’avez pas encore de code.",
      add: "Ajouter un code de vérification"
    },
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
    wait: "Vous pourrez envoyer le prochain code dans {duration}. Vous pouvez déjà le saisir.",
    showCodes: "Voir mes codes",
    toTickets: "Voir les tickets",
    another: "Saisir un autre code",
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

  error: {
    cause: "Cause : {cause}",
    actions: {
      retry: "Réessayer",
      home: "Aller à l’accueil",
      login: "Se reconnecter",
      contact: "Nous contacter"
    },
    generic: {
      title: "Une erreur s’est produite",
      text: "Veuillez réessayer. Si cela ne suffit pas, écrivez-nous."
    },
    network: {
      title: "Pas de connexion",
      text: "Nous ne parvenons pas à joindre la boutique. Veuillez vérifier votre connexion Internet et réessayer."
    },
    server: {
      title: "La boutique rencontre un problème",
      text: "Ce n’est pas de votre fait. Veuillez réessayer dans quelques minutes."
    },
    tooManyRequests: {
      title: "Trop de demandes",
      text: "Veuillez patienter un instant, puis réessayer.",
      again: "Nous réessaierons automatiquement dans {duration}."
    },
    notAllowed: {
      title: "Votre compte n’a pas accès à cette page",
      text: "Déconnectez-vous et connectez-vous avec un autre compte, ou demandez l’accès à l’exploitant de la zone de stationnement."
    },
    inactiveShop: {
      title: "Cette boutique n’est pas active",
      text: "Aucun ticket n’est vendu ici pour le moment. Adressez-vous à l’exploitant de la zone de stationnement."
    },
    shopNotFound: {
      title: "Cette boutique n’existe pas",
      text: "Nous ne trouvons pas de boutique à cette adresse. Veuillez vérifier l’adresse ou scanner à nouveau le code sur place."
    },
    notFound: {
      title: "404 : cette page n’existe pas",
      checkUrl: "Vérifiez que l’adresse est écrite correctement.",
      checkLink: "Vérifiez que le lien que vous avez suivi est toujours valable."
    },
    noShop: {
      title: "Quelle boutique ?",
      text: "Nous ne savons pas encore où vous voulez stationner.",
      visited: "Boutiques déjà ouvertes ici",
      findTitle: "Comment trouver votre boutique",
      findCode: "Scannez le code sur le panneau du parking.",
      findAddress: "Ou saisissez l’adresse indiquée sous le code.",
      findEmployer:
        "Vous stationnez chez votre employeur ? Le lien se trouve dans l’e-mail qu’il vous a envoyé.",
      unverified: "Votre adresse e-mail n’est pas encore confirmée. D’ici là, aucune boutique ne s’ouvre.",
      verifyEmail: "Confirmer l’adresse e-mail"
    },
    loggedOut: {
      title: "Vous êtes déconnecté",
      text: "Votre session sur cet appareil est terminée."
    },
    configuration: {
      title: "La boutique n’est pas configurée correctement",
      text: "Il manque un réglage. C’est à nous de le corriger ; veuillez réessayer plus tard."
    },
    loginFailed: {
      title: "La connexion n’a pas abouti",
      text: "Veuillez vous connecter à nouveau."
    },
    wrongClock: {
      title: "L’horloge de cet appareil n’est pas à l’heure",
      text: "Veuillez régler la date et l’heure, de préférence automatiquement, puis vous connecter à nouveau."
    },
    loginUnreachable: {
      title: "La connexion n’est pas disponible pour le moment",
      text: "Veuillez vérifier votre connexion Internet et réessayer."
    },
    sessionLost: {
      title: "Votre session a expiré",
      text: "Connectez-vous à nouveau pour reprendre là où vous étiez. Votre panier est toujours là."
    }
  },

  emailVerification: {
    title: "Consultez votre messagerie",
    text: "Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer votre adresse.",
    textWithoutAddress: "Nous vous avons envoyé un lien. Ouvrez-le pour confirmer votre adresse.",
    otherDevice: "Vous pouvez aussi le faire sur un autre appareil. Revenez ensuite ici.",
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
  },

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
  },
  help: {
    title: "Aide en langage simple",
    contact: "Nous contacter",
    buying: {
      title: "Acheter un ticket",
      one: "Choisissez un ticket.",
      two: "Écrivez votre plaque dans le champ. La plaque est à l’avant et à l’arrière de votre voiture.",
      three: "Payez. Ensuite, le ticket est valable."
    },
    parking: {
      title: "Se garer",
      one: "Entrez dans le parking avec votre voiture.",
      two: "Une caméra lit votre plaque.",
      three: "Vous n’avez besoin ni de papier ni de carte."
    },
    trouble: {
      title: "Si quelque chose ne va pas",
      one: "La barrière reste fermée ? Appelez-nous.",
      two: "La plaque était fausse ? Écrivez-nous avant de stationner.",
      three: "Vous avez reçu un code ? Saisissez-le sous « Mon profil »."
    }
  },
  contact: {
    title: "Contact",
    text: "Nous vous aidons volontiers.",
    operator: "Exploitant",
    email: "E-mail",
    phone: "Téléphone",
    loading: "Chargement des coordonnées…",
    hours: "Joignable par téléphone",
    hoursText: "Du lundi au vendredi, de 8 h à 18 h",
    areaHours: {
      title: "Heures d’ouverture",
      always: "Ouvert 24 h sur 24",
      daily: "Tous les jours de {from} à {to}",
      onSite: "Les heures d’ouverture figurent sur le panneau à l’entrée."
    },
    subject: "Question sur {shop}",
    reference: "Indiquez la plaque et le numéro de commande, nous irons plus vite.",
    plateNotRecognised: "La barrière ne reconnaît pas votre plaque ? Appelez-nous."
  },

  consent: {
    title: "Cookies et données enregistrées",
    noticeTitle: "Pouvons-nous voir comment vous utilisez la boutique ?",
    noticeText:
      "Uniquement avec votre accord, la boutique envoie vos étapes, les erreurs et votre identifiant à {recipient}.",
    purpose:
      "Avec votre accord, la boutique envoie vos étapes et les erreurs éventuelles avec votre identifiant à {recipient}. Nous voyons ainsi ce qui bloque. Les plaques sont rendues illisibles.",
    voluntary: "Sans votre accord, tout fonctionne de la même façon.",
    agree: "Accepter",
    refuse: "Refuser",
    more: "En savoir plus",
    withdraw: "Retirer mon accord",
    usage: "Données d’utilisation",
    nothingSent:
      "Cette boutique n’envoie aucune donnée d’utilisation. Nous n’avons donc rien à vous demander.",
    asking: "Vous n’avez pas encore décidé. Rien n’est envoyé.",
    granted: "Vous avez accepté.",
    refused: "Vous avez refusé. Rien n’est envoyé.",
    stored: "Ce que ce navigateur enregistre",
    storedText:
      "Ces données sont nécessaires au fonctionnement de la boutique. La déconnexion supprime tout ce qui vous appartient.",
    what: "À quoi cela sert",
    kept: "Durée",
    name: "Nom",
    provider:
      "Sur la page de connexion ({provider}), un cookie garde aussi votre session jusqu’à la déconnexion.",
    privacy: "Politique de confidentialité de l’exploitant",
    cookies: "Informations de l’exploitant sur les cookies",
    items: {
      session: "Votre connexion",
      loginHint: "Si quelqu’un s’est déjà connecté ici",
      latestDriver:
        "Qui s’est connecté ici en dernier, pour qu’un nouvel onglet reçoive votre connexion et aucune autre",
      usedKeys: "Empreintes des clés de connexion déjà utilisées, pour qu’aucune ne serve deux fois",
      loginUnderWay: "Votre passage par la page de connexion",
      shop: "La dernière boutique visitée et son pays",
      language: "La langue choisie",
      drafts: "Vos saisies commencées",
      plates: "Les plaques que vous avez utilisées",
      lastPurchase: "Votre dernier achat, pour que vous puissiez le refaire d’un geste",
      order: "Une commande commencée, pour qu’elle ne soit pas passée deux fois",
      proof: "Le justificatif de votre ticket, pour l’ouvrir aussi sans connexion",
      prompt: "Votre choix de ne plus voir la demande de code",
      version: "La dernière version chargée de la boutique",
      decision: "Votre décision sur cette page"
    },
    keptFor: {
      tab: "Jusqu’à la fermeture de l’onglet",
      tabOrLogout: "Jusqu’à la déconnexion ou la fermeture de l’onglet",
      logout: "Jusqu’à la déconnexion",
      day: "Un jour au plus",
      always: "Jusqu’à l’effacement des données du navigateur"
    }
  },

  legal: {
    operator: {
      de: "Parkschein Allemagne",
      at: "Parkschein Autriche",
      ch: "Parkschein Suisse",
      it: "Parkschein Italie"
    }
  },

  // What each page is for, as search engines and assistive technology get it.
  pages: {
    root: "Acheter en ligne des tickets et des autorisations de stationnement.",
    callback: "Connexion en cours.",
    callbackLogout: "Vous êtes déconnecté.",
    loading: "La page se charge.",
    error: "Une erreur est survenue ; voici comment continuer.",
    notFound: "Aucune page n’existe à cette adresse.",
    emailVerification: "Confirmez votre adresse e-mail pour pouvoir acheter.",
    shopHome: "Tickets et autorisations de stationnement de cette boutique, avec prix et zones.",
    ticket: "Préparer un ticket de stationnement : début, plaque, prix et validité.",
    permission: "Gérer une autorisation de stationnement et ses plaques.",
    paymentSuccess: "L’état de votre commande et vos tickets achetés.",
    paymentFailed: "Le paiement n’a pas abouti. Votre panier est conservé.",
    account: "Vos tickets valables, vos codes et vos autorisations.",
    verify: "Saisir un code pour débloquer d’autres tickets.",
    contact: "Comment joindre l’exploitant."
  }
} as const satisfies Catalogue
