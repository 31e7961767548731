/** What the browser shows as the title of a page: a text, or null where the screen names itself after what it shows. */
import type { PageName } from "../../machines/app/pages.ts"

export const pageTitles = {
  root: "common.productName",
  callback: "common.productName",
  callbackLogout: "common.productName",
  loading: "common.productName",
  error: null,
  notFound: "error.notFound.title",
  emailVerification: "emailVerification.title",
  shopHome: null,
  ticket: null,
  permission: null,
  paymentSuccess: null,
  paymentFailed: null,
  account: "account.title",
  verify: "verify.title",
  contact: "contact.title"
} as const satisfies Readonly<Record<PageName, string | null>>
