/** Finding of the linter: rule, place, severity and remedy. */

/** All rules with their requirements. */
export const rules = {
  "machine-id": "A machine has an id of its own.",
  "state-description": "The machine and every state have a one-line description.",
  "state-name": "States are named in camelCase.",
  "state-reachable": "Every state can be entered.",
  "state-way-on": "From every state that is not final, something leads on.",
  "event-name": "Events are named in capitals with underscores, and one by one.",
  "guard-named": "Guards have a name and stand in setup().",
  "action-named": "Actions have a name and stand in setup().",
  "delay-named": "Delays have a name and stand in setup().",
  "actor-named": "Invoked actors have a name and stand in setup().",
  "invoke-id":
    "An invoke has an explicit id, which is its actor's name or, where that is taken, another of its own.",
  "invoke-clash": "Actors that can run at the same time have different ids.",
  "invoke-outcomes": "Whatever an invoked actor ends in is handled.",
  "transition-dead": "Every transition can be taken.",
  pure: "Guards, assigns, inputs and delays read no clock, no chance and no browser.",
  unused: "What stands in setup() is used.",
  "parallel-size": "Parallel regions do not multiply into more situations than anybody can look at.",
  accepted: "What is accepted is still there to be accepted."
} as const

export type Rule = keyof typeof rules

/** Rules about how a machine is written; all others find faults of any machine. */
export const styleRules: ReadonlySet<Rule> = new Set([
  "machine-id",
  "state-description",
  "state-name",
  "event-name",
  "guard-named",
  "action-named",
  "delay-named",
  "actor-named",
  "invoke-id",
  "unused"
])

export interface Finding {
  readonly machine: string
  readonly rule: Rule
  /** `error` must be fixed; `advice` is optional. */
  readonly severity: "error" | "advice"
  /** Name of the state, id of the transition, or name of the implementation. */
  readonly at: string
  readonly message: string
}

/** Finding without the machine. */
export type Remark = Omit<Finding, "machine">

const remark =
  (severity: Finding["severity"]) =>
  (rule: Rule, at: string, message: string): Remark => ({ rule, severity, at, message })

export const error = remark("error")
export const advice = remark("advice")

/** Returns an error at each thing that has a message. */
export const errorsAt = <Thing>(
  rule: Rule,
  things: ReadonlyArray<Thing>,
  placeOf: (thing: Thing) => string,
  messageOf: (thing: Thing) => string | undefined
): ReadonlyArray<Remark> =>
  things.flatMap((thing) => {
    const message = messageOf(thing)
    return message === undefined ? [] : [error(rule, placeOf(thing), message)]
  })

/** Formats `checkout, searching: Invoke "findBook" …  (invoke-outcomes)`. */
export const findingText = ({ machine, rule, severity, at, message }: Finding): string =>
  `${machine}, ${at}: ${severity === "advice" ? "Advice: " : ""}${message} (${rule})`
