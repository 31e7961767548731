/** Rules about invoked actors: known names, unique ids, all outcomes handled. */
import { type AnyNode, isInside, nodeName } from "../model/state-names.ts"
import { advice, error, type Remark } from "./finding.ts"
import type { MachineParts } from "./machine-parts.ts"

interface Invoke {
  readonly node: AnyNode
  readonly id: string
  readonly service: string
  readonly hasOwnId: boolean
}

const asList = (value: unknown): ReadonlyArray<{ readonly id?: unknown }> =>
  Array.isArray(value) ? value : value === undefined ? [] : [value as { readonly id?: unknown }]

const invokesOf = ({ nodes }: MachineParts): ReadonlyArray<Invoke> =>
  nodes.flatMap((node) =>
    node.invoke.map(({ id, src }, index) => ({
      node,
      id,
      service: String(src),
      hasOwnId: asList(node.config.invoke)[index]?.id !== undefined
    }))
  )

const pathToRoot = (node: AnyNode): ReadonlyArray<AnyNode> =>
  node.parent === undefined ? [node] : [node, ...pathToRoot(node.parent)]

/** Returns true if both states can be active at the same time. */
const canMeet = (left: AnyNode, right: AnyNode): boolean => {
  if (left === right || isInside(left, right) || isInside(right, left)) return true
  const common = pathToRoot(left).find((node) => pathToRoot(right).includes(node))
  return common?.type === "parallel"
}

export const namedActors = (parts: MachineParts): ReadonlyArray<Remark> =>
  invokesOf(parts).flatMap(({ node, service }): ReadonlyArray<Remark> => {
    if (service.startsWith("xstate.invoke.")) {
      return [
        error(
          "actor-named",
          nodeName(node),
          "The invoked actor is a closure. Name it in setup(), and bind it where the product is composed."
        )
      ]
    }
    return Object.hasOwn(parts.machine.implementations.actors, service)
      ? []
      : [error("actor-named", nodeName(node), `Actor "${service}" does not stand in setup().`)]
  })

export const invokeIds = (parts: MachineParts): ReadonlyArray<Remark> => {
  const invokes = invokesOf(parts)
  return invokes.flatMap((invoke, index): ReadonlyArray<Remark> => {
    const { node, id, service, hasOwnId } = invoke
    if (!hasOwnId) {
      return [
        error(
          "invoke-id",
          nodeName(node),
          `The invoke of "${service}" has no id. Give it the id "${service}".`
        )
      ]
    }
    const siblings = invokes.filter((other) => other.service === service)
    const earlier = invokes.slice(0, index).filter((other) => other.id === id)
    const clash = earlier.find((other) => other.service !== service || canMeet(other.node, node))
    if (clash !== undefined) {
      return [
        error(
          "invoke-clash",
          nodeName(node),
          `The invoke id "${id}" is also that of an actor in "${nodeName(clash.node)}". Give each its own.`
        )
      ]
    }
    if (earlier.length > 0) {
      return [
        advice(
          "invoke-id",
          nodeName(node),
          `The invoke id "${id}" is used in several states. An id of its own tells their events apart.`
        )
      ]
    }
    return siblings.length === 1 && id !== service
      ? [
          error(
            "invoke-id",
            nodeName(node),
            `The invoke id "${id}" is not the actor's name "${service}". Event names follow the id.`
          )
        ]
      : []
  })
}

const handlers = (node: AnyNode, event: string) =>
  pathToRoot(node).flatMap((ancestor) => ancestor.transitions.get(event) ?? [])

export const handledOutcomes = (parts: MachineParts): ReadonlyArray<Remark> =>
  invokesOf(parts).flatMap(({ node, id }) => {
    const remark = (message: string) => error("invoke-outcomes", nodeName(node), message)
    const done = handlers(node, `xstate.done.actor.${id}`)
    const failed = handlers(node, `xstate.error.actor.${id}`)
    return [
      ...(done.length === 0 ? [remark(`Nothing happens when "${id}" ends. Add onDone.`)] : []),
      ...(done.length > 0 && done.every(({ guard }) => guard !== undefined)
        ? [
            remark(
              `Every onDone of "${id}" has a guard, so an output that fits none of them is ignored. Let the last have none.`
            )
          ]
        : []),
      ...(failed.length === 0
        ? [remark(`If "${id}" fails, the whole machine stops with the error. Add onError.`)]
        : []),
      ...(failed.length > 0 && failed.every(({ guard }) => guard !== undefined)
        ? [
            remark(
              `Every onError of "${id}" has a guard, so an error that fits none of them is ignored. Let the last have none.`
            )
          ]
        : [])
    ]
  })
