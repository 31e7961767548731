/** The plans: that of the ci profile is kept in a lock file beside the flow, the others are made from it as needed. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Flow, type Plan, type Profile, plan, readLock } from "@parkschein/flowkit/model"

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const lockFile = ({ name }: Flow): string =>
  join(import.meta.dirname, "..", `${kebab(name)}.plan.json`)

/** The plan as it was last agreed on; undefined before the first time. */
export const lockedPlan = (flow: Flow): Plan | undefined =>
  existsSync(lockFile(flow)) ? readLock(readFileSync(lockFile(flow), "utf8")) : undefined

/** The plan for the machine as it is now: the lock file's, where it was made of this machine; else only what is missing is planned anew. */
export const planNow = (flow: Flow, profile: Profile): Plan => {
  const lock = lockedPlan(flow)
  return profile === "ci" && lock?.version === flow.description.version ? lock : planAnew(flow, profile)
}

export const planAnew = (flow: Flow, profile: Profile): Plan => {
  const lock = lockedPlan(flow)
  return plan(flow, { profile, ...(lock === undefined ? {} : { lock }) })
}
