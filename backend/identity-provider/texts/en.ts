/** The English texts. */
import { minimumLength } from "../passwords.ts"
import type { Texts } from "./de.ts"

export const en: Texts = {
  languages: "Language",
  brand: "Parkschein",
  email: "Email address",
  password: "Password",
  newPassword: "New password",
  show: "Show",
  hide: "Hide",
  backToShop: "Back to the shop",
  errorSummary: "That did not work yet",
  passwordRules: `At least ${minimumLength} characters; spaces are welcome. Not a commonly used password and not your email address.`,
  login: {
    title: "Log in",
    submit: "Log in",
    forgotten: "Forgotten your password?",
    noAccount: "No account yet?",
    signUp: "Create an account"
  },
  signUp: {
    title: "Create an account",
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
  cookiesRefused: {
    title: "Your browser does not allow cookies",
    body: "Logging in needs cookies: they are how your browser is recognised. Allow cookies for this site in the settings of the browser, then go back to the shop and log in again."
  },
  verification: {
    title: "Confirm your email address",
    waiting: (email: string) => `We have sent a link to ${email}. Open the email and tap the link.`,
    waitingUnknown: "Open the email we have sent you and tap the link.",
    confirmLead: (email: string) => `Is ${email} your address, and did you create an account with it?`,
    notMine: "If not, close this page. Nothing will be confirmed.",
    confirm: "Yes, confirm the address",
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
  demo: { title: "Demo: accounts to try", password: "Password for all", outbox: "Open the demo mailbox" },
  outbox: {
    title: "Demo mailbox",
    lead: "All emails sent by this demo arrive here. Nothing leaves your computer.",
    empty: "No emails yet.",
    emptyFor: (address: string) => `No emails for ${address} yet.`,
    all: "All addresses",
    plain: "As plain text",
    open: {
      "verify-email": "Confirm email address",
      "account-exists": "Choose a new password",
      "reset-password": "Choose a new password"
    }
  },
  mail: {
    verify: {
      subject: "Please confirm your email address",
      body: "Hello, good to have you here. Tap the link to confirm your email address. It is valid for five days."
    },
    exists: {
      subject: "You already have an account",
      body: "Hello, somebody wanted to create a new account with your email address. You already have one: log in with it, or choose a new password with this link. If this was not you, delete this email; nothing will change."
    },
    reset: {
      subject: "New password for Parkschein",
      body: "Hello, with this link you choose a new password. It is valid for one hour. If this was not you, delete this email; nothing will change."
    }
  }
}
