/** Kinds of transitions by their cause, distinguished in pictures by colour, sign and dash. */
import { guardNames, type MachineDescription, type TransitionDescription } from "../model/index.ts"
import type { FlowTexts } from "./texts.ts"

export const edgeKinds = ["user", "ok", "fail", "time", "auto", "refused"] as const
export type EdgeKind = (typeof edgeKinds)[number]

const asksForSuccess = ({ guard }: TransitionDescription): boolean =>
  guard !== undefined && guardNames(guard).includes("isSuccess")

/**
 * The end of a service is a failure if its texts have no success, or if another candidate for the same event
 * has the guard `isSuccess`.
 */
export const kindOf = (
  transition: TransitionDescription,
  { transitions }: MachineDescription,
  texts: FlowTexts | undefined
): EdgeKind => {
  switch (transition.kind) {
    case "event":
      return "user"
    case "forbidden":
      return "refused"
    case "delay":
      return "time"
    case "error":
      return "fail"
    case "always":
    case "state done":
    case "snapshot":
      return "auto"
    case "done": {
      if (asksForSuccess(transition)) return "ok"
      const service = texts?.services[transition.service ?? ""]
      if (service !== undefined && service.done === undefined) return "fail"
      const rivals = transitions.filter(
        ({ source, event }) => source === transition.source && event === transition.event
      )
      return rivals.some(asksForSuccess) ? "fail" : "ok"
    }
  }
}
