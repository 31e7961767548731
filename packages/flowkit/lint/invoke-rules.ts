/** Rules about invoked actors: known names, unique ids, all outcomes handled. */
import { type AnyNode, isInside, nodeName, selfAndAncestors } from "../model/state-names.ts"
import { advice, error, errorsAt, type Remark } from "./finding.ts"
import type { MachineParts } from "./machine-parts.ts"

interface Invoke {
  readonly node: AnyNode
  readonly id: string
  readonly service: string
  readonly hasOwnId: boolean
}

const invokesOf = ({ nodes }: MachineParts): ReadonlyArray<Invoke> =>
  nodes.flatMap((node) =>
    node.invoke.map(({ id, src }, index) => ({
      node,
      id,
      service: String(src),
      hasOwnId: [node.config.invoke].flat()[index]?.id !== undefined
    }))
  )

/** Returns true if both states can be active at the same time. */
const canMeet = (left: AnyNode, right: AnyNode): boolean => {
  if (left === right || isInside(left, right) || isInside(right, left)) return true
  const common = selfAndAncestors(left).find((node) => selfAndAncestors(right).includes(node))
  return common?.type === "parallel"
}

export const namedActors = (parts: MachineParts): ReadonlyArray<Remark> =>
  errorsAt(
    "actor-named",
    invokesOf(parts),
    ({ node }) => nodeName(node),
    ({ service }) => {
      if (service.startsWith("xstate.invoke."))
        return "The invoked actor is a closure. Name it in setup(), and bind it where the product is composed."
      const isKnown = Object.hasOwn(parts.machine.implementations.actors, service)
      return isKnown ? undefined : `Actor "${service}" does not stand in setup().`
    }
  )

export const invokeIds = (parts: MachineParts): ReadonlyArray<Remark> => {
  const invokes = invokesOf(parts)
  return invokes.flatMap(({ node, id, service, hasOwnId }, index): ReadonlyArray<Remark> => {
    const at = nodeName(node)
    if (!hasOwnId)
      return [error("invoke-id", at, `The invoke of "${service}" has no id. Give it the id "${service}".`)]
    const earlier = invokes.slice(0, index).filter((other) => other.id === id)
    const clash = earlier.find((other) => other.service !== service || canMeet(other.node, node))
    if (clash !== undefined) {
      const message = `The invoke id "${id}" is also that of an actor in "${nodeName(clash.node)}". Give each its own.`
      return [error("invoke-clash", at, message)]
    }
    if (earlier.length > 0) {
      const message = `The invoke id "${id}" is used in several states. An id of its own tells their events apart.`
      return [advice("invoke-id", at, message)]
    }
    const isAlone = invokes.filter((other) => other.service === service).length === 1
    const message = `The invoke id "${id}" is not the actor's name "${service}". Event names follow the id.`
    return isAlone && id !== service ? [error("invoke-id", at, message)] : []
  })
}

const handlers = (node: AnyNode, event: string) =>
  selfAndAncestors(node).flatMap((ancestor) => ancestor.transitions.get(event) ?? [])

export const handledOutcomes = (parts: MachineParts): ReadonlyArray<Remark> =>
  invokesOf(parts).flatMap(({ node, id }) =>
    errorsAt(
      "invoke-outcomes",
      [
        {
          name: "onDone",
          taken: handlers(node, `xstate.done.actor.${id}`),
          missing: `Nothing happens when "${id}" ends. Add onDone.`,
          what: "an output"
        },
        {
          name: "onError",
          taken: handlers(node, `xstate.error.actor.${id}`),
          missing: `If "${id}" fails, the whole machine stops with the error. Add onError.`,
          what: "an error"
        }
      ],
      () => nodeName(node),
      ({ name, taken, missing, what }) => {
        if (taken.length === 0) return missing
        return taken.every(({ guard }) => guard !== undefined)
          ? `Every ${name} of "${id}" has a guard, so ${what} that fits none of them is ignored. Let the last have none.`
          : undefined
      }
    )
  )
