import { describe, expect, it } from "vitest"
import { createActor, createMachine } from "xstate"
import { plan } from "../model/index.ts"
import { libraryLoanFlow } from "../run/sample/library-loan.flow.ts"
import { detectingStep, faultsIn, formatFault, transitionOfFault, withFault } from "./index.ts"

const { machine, name, description } = libraryLoanFlow
const faults = faultsIn(machine)

describe("faults seeded into the loan of a book", () => {
  it("cover every applicable kind, each with its own description", () => {
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(
      new Set(["drop", "retarget", "negate", "unguard", "swap", "forget", "idle", "accept"])
    )
    expect(new Set(faults.map(formatFault)).size).toBe(faults.length)
  })

  it("name existing transitions", () => {
    const known = new Set(description.transitions.map(({ id }) => id))
    const named = faults.map((fault) => transitionOfFault(machine, fault)).filter((id) => id !== undefined)
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(new Set(named)).toEqual(known)
  })

  it("do not affect the original machine or others", () => {
    const [fault] = faults
    if (fault === undefined) throw new Error("The machine has room for no fault.")
    const before = JSON.stringify(machine.config)
    withFault(machine, fault)
    expect(JSON.stringify(machine.config)).toBe(before)
    expect(withFault(machine, { ...fault, machine: "another" })).toBe(machine)
  })

  it("drop the parts that they name", () => {
    const fault = faults.find(({ kind, slot }) => kind === "drop" && slot?.key === "TITLE_ENTERED")
    if (fault === undefined) throw new Error(`"${name}" has no way to name a title.`)
    const isTakenBy = (which: typeof machine) =>
      createActor(which, { input: { member: true } } as never)
        .start()
        .getSnapshot()
        .can({ type: "TITLE_ENTERED", title: "Emil" } as never)
    expect(isTakenBy(machine)).toBe(true)
    expect(isTakenBy(withFault(machine, fault))).toBe(false)
  })

  it("are detected by the planned paths when visible in states, services or transitions", () => {
    const { paths } = plan(libraryLoanFlow)
    const dropped = faults.filter(({ kind }) => kind === "drop")
    const missed = dropped.filter(
      (fault) => !paths.some((path) => detectingStep(libraryLoanFlow, path, fault) !== undefined)
    )
    expect(missed.map(formatFault)).toEqual([])
  })
})

it("do not drop entry actions of a state that has none", () => {
  const door = createMachine({
    id: "door",
    initial: "open",
    states: { open: { entry: [] }, shut: { entry: "lock" } }
  })
  expect(
    faultsIn(door)
      .map(formatFault)
      .filter((text) => text.startsWith("enter"))
  ).toEqual(["enter door.shut"])
})

it("stops a faulty machine with an endless loop and reports it", () => {
  const round = createMachine({
    id: "round",
    initial: "waiting",
    states: {
      waiting: { on: { STARTED: "first" } },
      second: { always: "done" },
      done: {},
      first: { always: "second" }
    }
  })
  const fault = faultsIn(round).find(
    (one) => formatFault(one) === "retarget round.second|always#0 -> round.first"
  )
  if (fault === undefined) throw new Error(faultsIn(round).map(formatFault).join(", "))
  const actor = createActor(withFault(round, fault))
  actor.subscribe({ error: () => undefined })
  actor.start().send({ type: "STARTED" })
  expect(actor.getSnapshot()).toMatchObject({ status: "error", error: { message: /Infinite loop/ } })
})
