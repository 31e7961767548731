/** Causes shared by several flows: normal operation, a service that is down, an expired token. */
import { setTimeout as wait } from "node:timers/promises"
import type { Moment } from "@parkschein/flowkit/run"
import { killServer, restartServer, shopService } from "../../support/servers-control.ts"
import type { Cause, Fixtures } from "./fixture.ts"

const timeout = 20_000
/** Milliseconds of the page's time between two polls, which advance the delays of retries. */
const turn = 250
/** Polls in a row without a held request: about two seconds. */
const maxQuietTurns = 40

interface Going {
  /** Headers added to the requests. */
  readonly headers?: Readonly<Record<string, string>>
  /** Advances the page's clock, since the page waits between retries. */
  readonly timePasses?: boolean
}

/** Releases all requests of the service until the page continues. */
export const letGo = async (
  { page, held, step, exists }: Moment,
  { headers, timePasses = false }: Going = {}
): Promise<void> => {
  await held.peek(step.service)
  let quietTurns = 0
  for (const until = Date.now() + timeout; !(await exists()); await wait(30)) {
    if (Date.now() > until) return
    quietTurns = (await held.release(step.service, headers)) > 0 ? 0 : quietTurns + 1
    if (timePasses && quietTurns > 0) await page.clock.runFor(turn)
    // The runner waits for anything the page shows only after its own delay.
    else if (quietTurns > maxQuietTurns) return
  }
}

/** Lets the servers respond. */
export const asItIs: Cause = (_, moment) => letGo(moment)

/** Runs an action before the servers respond. */
export const after =
  (work: (fixtures: Fixtures, moment: Moment) => Promise<void>): Cause =>
  async (fixtures, moment) => {
    await moment.held.peek(moment.step.service)
    await work(fixtures, moment)
    await letGo(moment)
  }

/** Kills the shop service before its request, and restarts it afterwards. */
export const serviceKilled: Cause = async ({ undo }, moment) => {
  await moment.held.peek(moment.step.service)
  await killServer(shopService)
  undo(() => restartServer(shopService))
  await letGo(moment, { timePasses: true })
}

/** Ends the provider's session in this browser, and sends an expired token. */
export const tokenExpired: Cause = async ({ driver }, moment) => {
  const token = await driver.expiredToken()
  await letGo(moment, { headers: { authorization: `Bearer ${token}` } })
}

export const neverNonsense =
  "The shop service answers by its contract, and a proxy in between is not part of the product; the played answers show it."
export const neverOurFault =
  "A fault of our own code is not brought about on purpose in an app that is to be good."
/** Causes of the failures common to all calls. */
export const callCauses = {
  "no answer": serviceKilled,
  "session over": tokenExpired,
  "an answer that makes no sense": neverNonsense,
  "a fault of our own": neverOurFault
}

export const neverClosing =
  "Shops are closed and taken away by their operators' systems, which are not part of the product."
export const neverGuarded =
  "Who may read a shop, and how often, is for the operator's gateway to say; the shop service lets every driver read."
