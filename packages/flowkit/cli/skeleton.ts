/** Skeleton of a flow's file: all parts of the machine, with holes to be filled in by hand. */
import type { AnyStateMachine } from "xstate"
import { describeMachine, type StateDescription, statesBelow } from "../model/index.ts"

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const hole = (what: string): string => `hole(${JSON.stringify(what)})`

/** XState passes the input to the context function; only its source shows whether it is used. */
const takesInput = ({ config }: AnyStateMachine): boolean =>
  typeof config.context === "function" && /\binput\b/.test(config.context.toString())

const outcomesOf = (kinds: ReadonlySet<string>, service: string): ReadonlyArray<string> => {
  const respond = `respond: { status: 200, json: {} }`
  const outcomes = [
    ...(kinds.has("done") ? [`"it works": { ok: ${hole(`what ${service} gives`)}, ${respond} }`] : []),
    ...(kinds.has("error")
      ? [
          `"no answer": { fail: ${hole(`what ${service} fails with`)}, respond: { abort: "connectionfailed" } }`
        ]
      : []),
    ...(kinds.has("snapshot") ? [`"it reports": { snapshot: ${hole(`what ${service} reports`)} }`] : [])
  ]
  return outcomes.length === 0 ? [`"it speaks": { sends: ${hole(`the event ${service} sends`)} }`] : outcomes
}

const indented = (lines: ReadonlyArray<string>, comma = ","): string =>
  lines.map((line, index) => `    ${line}${index < lines.length - 1 ? comma : ""}`).join("\n")

const isSeen = ({ type }: StateDescription): boolean => type === "atomic" || type === "final"

/**
 * `importPath`: of the machine's module, relative to the flow's file; `exportName`: the machine's name in it.
 * Only the compiler knows whether an event has a payload: it then requires `cases`.
 */
export const skeletonOf = (machine: AnyStateMachine, importPath: string, exportName: string): string => {
  const description = describeMachine(machine)
  const states = statesBelow(description.root)
  const invokes = states.flatMap((state) => state.invokes)
  const services = [...new Set(invokes.map(({ service }) => service))]
  const events = description.transitions
    .filter(({ kind, event }) => (kind === "event" || kind === "forbidden") && !event.includes("*"))
    .map(({ event }) => event)
  const kindsOf = (service: string) =>
    new Set(description.transitions.filter((one) => one.service === service).map(({ kind }) => kind))
  const passing = new Set(
    description.transitions
      .filter(({ kind, guard }) => kind === "always" && guard === undefined)
      .map(({ source }) => source)
  )
  return [
    `/** How "${machine.id}" is acted out, answered and looked at. \`flowkit plan\` names the holes that are left. */`,
    '// Drivers get the screen and the event: ({ page }, { name }) => page.getByLabel("Name").fill(name)',
    '// States get the screen and the context, and throw where it is not as it should be: ({ page }) => expect(page.getByRole("heading")).toHaveText("Hello")',
    'import type { Page } from "@playwright/test"',
    'import { flowsFor, hole } from "@parkschein/flowkit/model"',
    'import type { RequestPattern, Respond } from "@parkschein/flowkit/run"',
    `import { ${exportName} } from ${JSON.stringify(importPath)}`,
    "",
    ...(services.length === 0
      ? []
      : [
          "/** The requests by which each service is known in the page. */",
          "export const requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>> = {",
          services
            .map((name) => `  ${property(name)}: [{ method: "GET", url: /\\/api\\/${name}$/ }]`)
            .join(",\n"),
          "}",
          ""
        ]),
    `export const flow = flowsFor<{ readonly page: Page }, Respond>()(${exportName}, {`,
    "  starts: {",
    `    "the page": { ${takesInput(machine) ? `input: ${hole("what the machine is started with")}, ` : ""}open: ({ page }) => page.goto("/") }`,
    "  },",
    "  events: {",
    indented(
      [...new Set(events)].map(
        (event) =>
          `${property(event)}: {\n      // cases: { "a name": { what the event carries } },\n      do: ${hole(`what a person does to send ${event}`)},\n      isOffered: ${hole(`whether a person could send ${event} now`)}\n    }`
      )
    ),
    "  },",
    ...(services.length === 0
      ? []
      : [
          "  services: {",
          indented(
            services.map(
              (service) =>
                `${property(service)}: {\n${outcomesOf(kindsOf(service), service)
                  .map((outcome) => `      ${outcome}`)
                  .join(",\n")}\n    }`
            )
          ),
          "  },"
        ]),
    "  states: {",
    indented(
      states
        .filter(isSeen)
        .map(({ id, name }) =>
          passing.has(id)
            ? `${property(name)}: "passing"`
            : `${property(name)}: ${hole(`what stands on the page in ${name}`)}`
        )
    ),
    "  }",
    "})",
    ""
  ].join("\n")
}
