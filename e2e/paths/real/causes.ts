/** Causes that several flows share: nothing special, a service that is gone, a token that has expired. */
import { setTimeout as wait } from "node:timers/promises"
import type { Moment } from "@parkschein/flowkit/run"
import { killServer, restartServer, shopService } from "../../support/servers-control.ts"
import type { Cause, Fixtures } from "./fixture.ts"

const timeout = 20_000
/** Milliseconds of the page's time between two looks, where waits between tries are to pass. */
const turn = 250
/** With nothing left to let go: about two seconds. */
const maxQuietTurns = 40

interface Going {
  /** Requests go out with these. */
  readonly headers?: Readonly<Record<string, string>>
  /** The page waits between its tries, so its time has to pass. */
  readonly timePasses?: boolean
}

/** Lets whatever the service asks go out, until the page has got on. */
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
    // What the page shows only after a moment of its own is for the runner to wait for.
    else if (quietTurns > maxQuietTurns) return
  }
}

/** The servers answer as they do. */
export const asItIs: Cause = (_, moment) => letGo(moment)

/** After something has been done. */
export const after =
  (work: (fixtures: Fixtures, moment: Moment) => Promise<void>): Cause =>
  async (fixtures, moment) => {
    await moment.held.peek(moment.step.service)
    await work(fixtures, moment)
    await letGo(moment)
  }

/** The shop service is killed before it is asked, and is there again afterwards. */
export const serviceKilled: Cause = async ({ undo }, moment) => {
  await moment.held.peek(moment.step.service)
  await killServer(shopService)
  undo(() => restartServer(shopService))
  await letGo(moment, { timePasses: true })
}

/** Nobody is signed in at the provider in this browser, and the token that is sent has expired. */
export const tokenExpired: Cause = async ({ driver }, moment) => {
  const token = await driver.expiredToken()
  await letGo(moment, { headers: { authorization: `Bearer ${token}` } })
}

export const neverNonsense =
  "The shop service answers by its contract, and a proxy in between is not part of the product; the played answers show it."
export const neverOurFault =
  "A fault of our own code is not brought about on purpose in an app that is to be good."
/** Causes of the failures that every call has, whatever it is about. */
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
