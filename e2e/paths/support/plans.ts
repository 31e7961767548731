/** Plans of paths: that of the ci profile is a lock file beside the flow, the others derive from it. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { rulesOf } from "@parkschein/flowkit/draw"
import {
  behaviourChanges,
  type Flow,
  formatChanges,
  type Plan,
  type Profile,
  plan,
  readLock
} from "@parkschein/flowkit/model"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { planFile } from "../../acceptance/plan-file.ts"
import { textsOf, wordsFor } from "./labels.ts"

export const lockFile = ({ name }: Flow): string => join(projectFolder, planFile(name))

/** Returns the last accepted plan; undefined if there is none. */
export const lockedPlan = (flow: Flow): Plan | undefined =>
  existsSync(lockFile(flow)) ? readLock(readFileSync(lockFile(flow), "utf8")) : undefined

/** Returns what the machine does otherwise than its lock file says, in sentences. */
export const changesSince = (flow: Flow): ReadonlyArray<string> => {
  const lock = lockedPlan(flow)
  if (lock === undefined) return []
  const rules = new Map(
    rulesOf(flow.description, textsOf[flow.name], "en").map(({ id, sentence }) => [id, sentence])
  )
  return formatChanges(behaviourChanges(flow, lock), wordsFor(flow), (id) => rules.get(id) ?? id)
}

/**
 * Returns the plan of the current machine: the lock file's if up to date, else plans what is missing. Throws
 * if the machine does otherwise than the lock file says: a silent new plan would accept a fault.
 */
export const planNow = (flow: Flow, profile: Profile): Plan => {
  const changes = changesSince(flow)
  if (changes.length > 0)
    throw new Error(
      [
        `${flow.name} does otherwise than its plan says:`,
        ...changes.map((line) => `  ${line}`),
        `Is this meant? Agree to it: npx flowkit accept ${flow.name}. If not, it is a fault of the machine.`
      ].join("\n")
    )
  const lock = lockedPlan(flow)
  return profile === "ci" && lock?.version === flow.description.version ? lock : planAnew(flow, profile)
}

export const planAnew = (flow: Flow, profile: Profile): Plan => {
  const lock = lockedPlan(flow)
  return plan(flow, { profile, ...(lock === undefined ? {} : { lock }) })
}
