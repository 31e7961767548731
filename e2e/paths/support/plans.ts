/** Plans of paths: that of the ci profile is a lock file beside the flow, the others derive from it. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Flow, type Plan, type Profile, plan, readLock } from "@parkschein/flowkit/model"

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const lockFile = ({ name }: Flow): string =>
  join(import.meta.dirname, "..", `${kebab(name)}.plan.json`)

/** Returns the last accepted plan; undefined if there is none. */
export const lockedPlan = (flow: Flow): Plan | undefined =>
  existsSync(lockFile(flow)) ? readLock(readFileSync(lockFile(flow), "utf8")) : undefined

/** Returns the plan of the current machine: the lock file's if up to date, else plans what is missing. */
export const planNow = (flow: Flow, profile: Profile): Plan => {
  const lock = lockedPlan(flow)
  return profile === "ci" && lock?.version === flow.description.version ? lock : planAnew(flow, profile)
}

export const planAnew = (flow: Flow, profile: Profile): Plan => {
  const lock = lockedPlan(flow)
  return plan(flow, { profile, ...(lock === undefined ? {} : { lock }) })
}
