import { describe, expect, it } from "vitest"
import { geometryProblems, layOut, pictureOf } from "../draw/index.ts"
import { lintMachine } from "../lint/index.ts"
import { plan } from "../model/index.ts"
import { flowFromStately, machineFromStately } from "./stately.ts"

/** As exported by the editor: names as objects with a type, delays as texts, targets by id. */
const exported = `{
  "id": "parcel",
  "initial": "packing",
  "context": {},
  "states": {
    "packing": {
      "description": "The parcel is packed.",
      "entry": { "type": "printLabel" },
      "on": { "PACKED": [{ "target": "#sent", "guard": { "type": "isPaid" } }, { "target": "waiting" }] }
    },
    "waiting": {
      "after": { "reminder": { "target": "waiting", "actions": { "type": "remind" } }, "86400000": { "target": "#parcel.given up" } },
      "on": { "PAID": { "target": "sending" } }
    },
    "sending": {
      "id": "sent",
      "initial": "handing over",
      "invoke": { "id": "carrier", "src": "carrier", "input": {}, "onDone": { "target": "arrived" }, "onError": [{ "target": "lost" }] },
      "states": { "handing over": { "on": { "SCANNED": "on the way" } }, "on the way": {}, "back": { "type": "history", "history": "deep" } }
    },
    "lost": { "always": [{ "guard": "isInsured", "target": "arrived" }, { "target": "given up" }] },
    "arrived": { "type": "final" },
    "given up": { "type": "final" }
  }
}`

describe("a machine from Stately's editor", () => {
  const flow = flowFromStately(exported)

  it("is drawn and linted", async () => {
    const picture = pictureOf(flow.description, undefined, "en")
    expect(geometryProblems(picture, await layOut(picture))).toEqual([])
    expect(lintMachine(flow.machine, { style: true }).map(({ rule }) => rule)).toContain("state-description")
  })

  it("is planned with stubs for both outcomes", () => {
    const { items, problems, paths } = plan(flow)
    expect(problems).toEqual([])
    expect(items.unreached).toEqual([])
    expect(paths.flatMap(({ steps }) => steps.map(({ to }) => to))).toEqual(
      expect.arrayContaining(["waiting", "sending.on the way", "arrived", "given up"])
    )
  })

  it("is also created from the object", () => {
    expect(machineFromStately(JSON.parse(exported)).id).toBe("parcel")
  })
})

it.each([
  [
    "JavaScript instead of JSON",
    "createMachine({})",
    /^This is no JSON: .*Choose JSON, not JavaScript, in Stately's Code panel/
  ],
  ["a list", "[]", /^A machine is an object with "states"\. Export the machine/],
  [
    "a state that is not there",
    { initial: "a", states: { a: { on: { GO: [{ target: "b" }] } } } },
    /- machine\.states\.a\.on\.GO\[0\]\.target: there is no state "b"\. Name a state beside this one/
  ],
  [
    "no beginning",
    { states: { a: {}, b: {} } },
    /- machine\.initial: it is missing\. Name the state to begin with, for instance "a"\./
  ],
  [
    "a beginning that is not there",
    { initial: "c", states: { a: {}, b: {} } },
    /- machine\.initial: there is no state "c" inside\. Name one of a, b\./
  ],
  [
    "a machine of XState 4",
    { initial: "a", states: { a: { on: { GO: { target: "a", cond: "isOpen" } } } } },
    /- machine\.states\.a\.on\.GO\.cond: "cond" is of XState 4, where XState 5 says "guard"\. Choose XState 5/
  ],
  [
    "a type nobody knows",
    { initial: "a", states: { a: { type: "end" } } },
    /- machine\.states\.a\.type: "end" is no type of a state\. Use one of atomic, /
  ],
  [
    "an action without a name",
    { initial: "a", states: { a: { entry: [{ params: {} }] } } },
    /- machine\.states\.a\.entry\[0\]: this is no name of an action\. Give it as a text/
  ],
  [
    "an invoke without an actor",
    { initial: "a", states: { a: { invoke: { id: "x" } } } },
    /- machine\.states\.a\.invoke\.src: this is no name of an actor\./
  ],
  [
    "a state that is none",
    { initial: "a", states: { a: 1 } },
    /- machine\.states\.a: a state is an object\./
  ],
  [
    "a transition that is none",
    { initial: "a", states: { a: { always: 1 } } },
    /- machine\.states\.a\.always: this is no transition\./
  ],
  [
    "transitions that are none",
    { initial: "a", states: { a: { on: "GO" } } },
    /- machine\.states\.a\.on: this must be an object\./
  ]
])("refuses %s with location and fix", (_, given, message) => {
  expect(() => machineFromStately(given)).toThrow(message)
})

it("reports all errors at once", () => {
  const wrong = { initial: "x", states: { a: { on: { GO: "b" } }, c: { after: { 5: "d" } } } }
  expect(() => machineFromStately(wrong)).toThrow(/initial.*\n.*GO.*\n.*after\.5/)
})
