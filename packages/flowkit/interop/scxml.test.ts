import { describe, expect, it } from "vitest"
import { createMachine, raise } from "xstate"
import { describeMachine, type StateDescription, statesBelow } from "../model/index.ts"
import { musicPlayerFlow } from "../model/samples/music-player.flow.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { thirdPartyMachines } from "../third-party/third-party-machines.ts"
import { allBelow, parseXml } from "./parse-xml.ts"
import { scxmlOf } from "./scxml.ts"

const flows = [libraryLoanFlow, musicPlayerFlow, ...thirdPartyMachines.map(({ flow }) => flow)]

describe.each(flows.map(({ description }) => [description.id, description] as const))(
  "%s as SCXML",
  (_, description) => {
    const elements = allBelow(parseXml(scxmlOf(description)))
    const named = (...names: ReadonlyArray<string>) => elements.filter(({ name }) => names.includes(name))
    const ids = named("state", "parallel", "final", "history").map(({ attributes }) => attributes["id"] ?? "")

    it("has each state once, with its type", () => {
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[\p{L}_][\p{L}\p{N}._-]*$/u)
      const states = statesBelow(description.root)
      const count = (is: (state: StateDescription) => boolean) => states.filter(is).length
      expect(named("parallel")).toHaveLength(count(({ type }) => type === "parallel"))
      expect(named("final")).toHaveLength(count(({ type }) => type === "final"))
      expect(named("history")).toHaveLength(count(({ type }) => type === "history"))
      expect(ids).toHaveLength(states.length)
    })

    it("targets only existing states", () => {
      const places = elements.flatMap(({ attributes }) =>
        [attributes["target"], attributes["initial"]].flatMap((text) => text?.split(" ") ?? [])
      )
      expect(places.filter((place) => !ids.includes(place))).toEqual([])
      for (const { children } of named("history")) expect(children[0]?.attributes["target"]).not.toBe("")
    })

    it("has every transition, and an event for each timer", () => {
      expect(named("transition")).toHaveLength(description.transitions.length + named("history").length)
      const taken = named("transition").map(({ attributes }) => attributes["event"])
      for (const { attributes } of named("send")) {
        expect(taken).toContain(attributes["event"])
        expect(named("cancel").map(({ attributes: { sendid } }) => sendid)).toContain(attributes["id"])
      }
      const delayed = description.transitions.filter(({ kind }) => kind === "delay")
      expect(named("send")).toHaveLength(new Set(delayed.map(({ source, event }) => source + event)).size)
    })
  }
)

it("has comments for features that SCXML lacks", () => {
  const machine = createMachine({
    id: "said -- here",
    initial: "one state",
    states: {
      "one state": {
        description: "A <first> & last --",
        entry: "greet",
        on: {
          call: { target: "one state", actions: raise({ type: "call.in" }) },
          "call.in": { guard: "is <open>", target: "two", reenter: true }
        }
      },
      two: { invoke: { id: "work", src: "work", onError: "one state", onSnapshot: {} } }
    }
  })
  const elements = allBelow(parseXml(scxmlOf(describeMachine(machine))))
  const comments = elements.flatMap(({ comments: own }) => own)
  expect(comments).toEqual(
    expect.arrayContaining([
      'The state is "said -- here.one state".'.replace("--", "- -"),
      "A <first> & last - -",
      "On entry: greet.",
      "Does: raise.",
      "XState does not leave the state here; SCXML leaves it and enters it again.",
      "SCXML takes call.in here, too, since their names begin alike.",
      "SCXML has no event of its own for an actor that fails.",
      "SCXML has no event for what an actor reports on its way."
    ])
  )
  expect(elements.map(({ attributes }) => attributes["cond"])).toContain('guard("is <open>")')
})
