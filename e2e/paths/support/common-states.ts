/** States that several flows share: what a shop's page says when it cannot be shown. */
import { createFormatters } from "../../../src/i18n/formatters.ts"
import type { FlowScreen } from "./screen.ts"
import { expectShown, showing } from "./shows.ts"

/** The page of a problem, with the button that tries again and, where that may not help, the way home. */
const problem = (machine: string, state: string, name: string, way?: string) =>
  showing(machine, state, ({ t }) => ({
    title: t(`error.${name}.title`),
    texts: [t(`error.${name}.text`)],
    buttons: [t("error.actions.retry")],
    links: [...(way === undefined ? [] : [t(way)]), t("report.ask")]
  }))

/** The session is lost: the page is on its way to the login, where the access flow takes it. */
export const interstitial = (screen: FlowScreen): Promise<void> =>
  expectShown(screen, "access", "leavingForLogin", {
    title: screen.t("interstitial.title"),
    texts: [screen.t("interstitial.comeBack")],
    buttons: [],
    links: []
  })

/** What every page of a shop shows when there is no shop to show. */
export const shopStates = (machine: string) => ({
  shopNotFound: showing(machine, "shopNotFound", ({ t }) => ({
    title: t("error.shopNotFound.title"),
    texts: [t("error.shopNotFound.text")],
    buttons: [],
    links: [t("error.actions.home"), t("report.ask")]
  })),
  shopInactive: problem(machine, "shopInactive", "inactiveShop", "error.noShop.title"),
  notAllowed: problem(machine, "notAllowed", "notAllowed"),
  tooManyRequests: showing(machine, "tooManyRequests", ({ t, locale }) => ({
    title: t("error.tooManyRequests.title"),
    texts: [t("error.tooManyRequests.again", { duration: createFormatters(locale).duration(60) })],
    buttons: [t("error.actions.retry")]
  })),
  shopUnreachable: problem(machine, "shopUnreachable", "network"),
  shopFailed: problem(machine, "shopFailed", "server"),
  sessionLost: interstitial
})

/** Why nobody can try again after the session was lost. */
export const takenToLogin =
  "The access flow takes the page over as soon as the session is lost and ends this flow; nobody sees the button."
