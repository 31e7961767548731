/** States shared by several flows: the texts of a shop's page that cannot be shown. */
import { wiesensee } from "../../../machines/testing/demo.ts"
import { legalLinks } from "../../../src/features/layouts/legal-links.ts"
import { createFormatters } from "../../../src/i18n/formatters.ts"
import { expectScreen, plainScreen, screenAssertion } from "./expect-screen.ts"
import type { FlowScreen } from "./screen.ts"

/** Returns the link that calls the operator. */
export const callOperator = ({ t }: FlowScreen): string =>
  `${t("contact.phone")}: ${legalLinks(wiesensee.areaCountry).contactPhone}`

/** Asserts the page of a problem: with a retry button, and links that may help more. */
const problem = (
  machine: string,
  name: string,
  ways: (screen: FlowScreen) => ReadonlyArray<string> = () => []
) =>
  screenAssertion(machine, (screen) => ({
    title: screen.t(`error.${name}.title`),
    texts: [screen.t(`error.${name}.text`)],
    buttons: [screen.t("error.actions.retry")],
    links: [...ways(screen), screen.t("report.ask")]
  }))

/** Lost session: the page is on its way to the login, under the access flow. */
export const interstitial = (screen: FlowScreen): Promise<void> =>
  expectScreen(screen, "access", "leavingForLogin", {
    title: screen.t("interstitial.title"),
    texts: [screen.t("interstitial.comeBack")]
  })

/** Assertions for the states of a shop's page without a shop. */
export const shopStates = (machine: string) => ({
  shopNotFound: plainScreen(machine, {
    title: "error.shopNotFound.title",
    texts: ["error.shopNotFound.text"],
    links: ["error.actions.home", "report.ask"]
  }),
  shopInactive: problem(machine, "inactiveShop", (screen) => [
    callOperator(screen),
    screen.t("error.inactiveShop.other")
  ]),
  notAllowed: problem(machine, "notAllowed"),
  tooManyRequests: screenAssertion(machine, ({ t, locale }) => ({
    title: t("error.tooManyRequests.title"),
    texts: [t("error.tooManyRequests.again", { duration: createFormatters(locale).duration(60) })],
    buttons: [t("error.actions.retry")],
    links: [t("report.ask")]
  })),
  shopUnreachable: problem(machine, "network"),
  shopFailed: problem(machine, "server"),
  sessionLost: interstitial
})

/** Reason why no retry is possible after a lost session. */
export const redirectedToLogin =
  "The access flow takes the page over as soon as the session is lost and ends this flow; nobody sees the button."
