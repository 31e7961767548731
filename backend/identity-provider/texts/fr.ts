/** The French texts. They address the driver as "vous". */
import { minimumLength } from "../passwords.ts"
import type { Texts } from "./de.ts"

export const fr: Texts = {
  languages: "Langue",
  brand: "Parkschein",
  email: "Adresse e-mail",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  show: "Afficher",
  hide: "Masquer",
  backToShop: "Retour à la boutique",
  errorSummary: "Veuillez vérifier votre saisie",
  passwordRules: `Au moins ${minimumLength} caractères ; les espaces sont autorisés. Ni mot de passe courant, ni votre adresse e-mail.`,
  login: {
    title: "Se connecter",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié ?",
    noAccount: "Pas encore de compte ?",
    signUp: "Créer un compte"
  },
  signUp: {
    title: "Créer un compte",
    submit: "Créer le compte",
    haveAccount: "Vous avez déjà un compte ?",
    login: "Se connecter",
    mailNote: "Nous vous enverrons un lien pour confirmer votre adresse."
  },
  problems: {
    emailMissing: "Saisissez votre adresse e-mail.",
    emailInvalid: "Cette adresse e-mail est incomplète. Exemple : name@example.com",
    passwordMissing: "Saisissez votre mot de passe.",
    credentials: "L’adresse e-mail ou le mot de passe est incorrect.",
    blocked: "Ce compte est bloqué. Veuillez vous adresser au service clients.",
    tooShort: `Le mot de passe est trop court. Il faut au moins ${minimumLength} caractères.`,
    tooLong: "Le mot de passe est trop long. Il peut compter 128 caractères au plus.",
    tooCommon: "Ce mot de passe est trop courant et facile à deviner. Choisissez-en un autre.",
    likeEmail: "Le mot de passe ne doit pas être votre adresse e-mail. Choisissez-en un autre."
  },
  tooMany: {
    title: "Trop de tentatives",
    body: (minutes: number) =>
      minutes <= 1
        ? "Pour votre sécurité, nous faisons une courte pause. Réessayez dans une minute."
        : `Pour votre sécurité, nous faisons une pause. Réessayez dans ${minutes} minutes.`,
    reset: "Réinitialiser le mot de passe"
  },
  expired: {
    title: "Cette connexion a expiré",
    body: "La page est restée ouverte trop longtemps ou a déjà servi. Retournez à la boutique et connectez-vous à nouveau."
  },
  cookiesRefused: {
    title: "Votre navigateur n’accepte pas les cookies",
    body: "La connexion a besoin de cookies : c’est ainsi que votre navigateur est reconnu. Autorisez les cookies pour ce site dans les réglages du navigateur, puis retournez à la boutique et connectez-vous à nouveau."
  },
  verification: {
    title: "Confirmer l’adresse e-mail",
    waiting: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez l’e-mail et appuyez sur le lien.`,
    waitingUnknown: "Ouvrez l’e-mail que nous vous avons envoyé et appuyez sur le lien.",
    confirmLead: (email: string) =>
      `L’adresse ${email} est-elle la vôtre, et avez-vous créé un compte avec elle ?`,
    notMine: "Sinon, fermez cette page. Rien ne sera confirmé.",
    confirm: "Oui, confirmer l’adresse",
    resend: "Renvoyer l’e-mail",
    sentTitle: "L’e-mail est en route",
    sent: (email: string) =>
      `Nous avons envoyé un nouveau lien à ${email}. Regardez aussi dans le dossier des indésirables.`,
    doneTitle: "Adresse e-mail confirmée",
    done: "Merci ! Vous pouvez maintenant retourner à la boutique, y compris sur l’appareil où vous aviez commencé.",
    alreadyTitle: "Déjà confirmée",
    already: "Votre adresse e-mail est déjà confirmée. Vous n’avez plus rien à faire.",
    badTitle: "Ce lien n’est plus valable",
    bad: "Il a expiré ou est incomplet. Connectez-vous à la boutique et demandez un nouveau lien."
  },
  reset: {
    title: "Réinitialiser le mot de passe",
    lead: "Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    backToLogin: "Retour à la connexion",
    sentTitle: "Consultez votre messagerie",
    sent: (email: string) =>
      `S’il existe un compte pour ${email}, un e-mail est en route. Le lien qu’il contient est valable une heure.`,
    chooseTitle: "Choisir un nouveau mot de passe",
    chooseSubmit: "Enregistrer le mot de passe",
    doneTitle: "Mot de passe modifié",
    done: "Vous pouvez maintenant vous connecter avec le nouveau mot de passe. Vos sessions sont fermées sur tous les appareils.",
    badTitle: "Ce lien n’est plus valable",
    bad: "Il a expiré ou a déjà été utilisé. Demandez-en un nouveau.",
    again: "Demander un nouveau lien"
  },
  signedOut: { title: "Déconnexion effectuée", body: "Votre session est terminée." },
  refused: {
    title: "Cette demande n’est pas possible",
    body: "Le lien que vous avez suivi est incomplet ou ne vient pas de la boutique.",
    detail: "Détail"
  },
  failed: {
    title: "Une erreur s’est produite",
    body: "La connexion n’est pas disponible pour le moment. Veuillez réessayer dans un instant."
  },
  missing: { title: "Page introuvable", body: "Il n’y a rien à cette adresse." },
  demo: {
    title: "Démo : des comptes pour essayer",
    password: "Mot de passe pour tous",
    outbox: "Ouvrir la messagerie de la démo"
  },
  outbox: {
    title: "Messagerie de la démo",
    lead: "Tous les e-mails que cette démo envoie arrivent ici. Rien ne quitte votre ordinateur.",
    empty: "Pas encore d’e-mails.",
    emptyFor: (address: string) => `Pas encore d’e-mails pour ${address}.`,
    all: "Toutes les adresses",
    plain: "En texte brut",
    open: {
      "verify-email": "Confirmer l’adresse e-mail",
      "account-exists": "Choisir un nouveau mot de passe",
      "reset-password": "Choisir un nouveau mot de passe"
    }
  },
  mail: {
    verify: {
      subject: "Veuillez confirmer votre adresse e-mail",
      body: "Bonjour, bienvenue chez nous. Appuyez sur le lien pour confirmer votre adresse e-mail. Il est valable cinq jours."
    },
    exists: {
      subject: "Vous avez déjà un compte",
      body: "Bonjour, quelqu’un a voulu créer un nouveau compte avec votre adresse e-mail. Vous en avez déjà un : connectez-vous, ou choisissez un nouveau mot de passe avec ce lien. Si ce n’était pas vous, supprimez cet e-mail ; rien ne changera."
    },
    reset: {
      subject: "Nouveau mot de passe pour Parkschein",
      body: "Bonjour, ce lien vous permet de choisir un nouveau mot de passe. Il est valable une heure. Si vous n’avez rien demandé, supprimez cet e-mail ; rien ne changera."
    }
  }
}
