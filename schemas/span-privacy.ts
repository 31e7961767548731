/** Limits what a trace's span contains outside of its process: names and numbers, never input of users. */
import { Exit, Tracer } from "effect"

const nameOf = (error: unknown): string => {
  if (typeof error === "object" && error !== null && "_tag" in error) return String(error._tag)
  return error instanceof Error ? error.name : "Fault"
}

export type SpanOutcome =
  | { readonly _tag: "succeeded" | "interrupted" }
  | { readonly _tag: "failed"; readonly name: string }

/** Outcome of a span. Of a failure only the name: messages and stacks may quote plates, codes, addresses. */
export const spanOutcome = (exit: Exit.Exit<unknown, unknown>): SpanOutcome => {
  if (exit._tag === "Success") return { _tag: "succeeded" }
  for (const reason of exit.cause.reasons) {
    if (reason._tag === "Fail") return { _tag: "failed", name: nameOf(reason.error) }
    if (reason._tag === "Die") return { _tag: "failed", name: nameOf(reason.defect) }
  }
  return { _tag: "interrupted" }
}

const redactedExit = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> => {
  const outcome = spanOutcome(exit)
  if (outcome._tag !== "failed") return exit
  const { name } = outcome
  return Exit.fail(Object.assign(new Error(name), { name, stack: name }))
}

/** Returns a tracer whose spans keep only these attributes and the name of a failure. */
export const redactingTracer = (tracer: Tracer.Tracer, attributes: ReadonlySet<string>): Tracer.Tracer =>
  Tracer.make({
    ...tracer,
    span: (options) => {
      const span = tracer.span(options)
      const { attribute, end } = span
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => {
          if (attributes.has(key)) attribute.call(span, key, value)
        },
        end: (endTime: bigint, exit: Exit.Exit<unknown, unknown>) =>
          end.call(span, endTime, redactedExit(exit))
      })
    }
  })
