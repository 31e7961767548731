import { describe, expect, it } from "vitest"
import { type AnyStateMachine, assign, setup } from "xstate"
import { comparePlans, type Plan, plan, readLock, writeLock } from "./index.ts"
import { flowWithoutScreen } from "./samples/flow-without-screen.ts"

// Garden in four versions over time; each differs from the first in one detail.
const garden = setup({
  types: {} as {
    context: { water: number }
    events: { type: "SOW" } | { type: "WATER" } | { type: "PICK" } | { type: "FENCE" } | { type: "REST" }
  },
  guards: { isThirsty: ({ context }) => context.water < 2 },
  actions: { pour: assign({ water: ({ context }) => context.water + 1 }) },
  delays: { night: 8_000, winter: 90_000 }
})
const bed = { on: { SOW: "sown" } } as const
const sown = {
  on: { WATER: [{ guard: "isThirsty", actions: "pour" }, { target: "ripe" }], FENCE: "fenced" }
} as const
const ripe = { on: { PICK: "bed" }, after: { night: "bed" } } as const
const fenced = { on: { REST: "sown" } } as const

const gardenWith = (states: object): AnyStateMachine =>
  garden.createMachine({
    id: "garden",
    context: { water: 0 },
    initial: "bed",
    states: { bed, sown, ripe, fenced, ...states }
  })
const first = gardenWith({})
const withShortcut = gardenWith({ fenced: { on: { REST: "sown", PICK: "bed" } } })
const withoutFence = gardenWith({ sown: { on: { WATER: sown.on.WATER } } })
const withWinter = gardenWith({ ripe: { on: { PICK: "bed" }, after: { winter: "bed" } } })
const withSecondChoice = gardenWith({ bed: { on: { SOW: [{ target: "sown" }, { target: "ripe" }] } } })

const flowOf = (machine: AnyStateMachine) =>
  flowWithoutScreen(machine, { events: { SOW: null, WATER: null, PICK: null, FENCE: null, REST: null } })

const stepsById = ({ paths }: Plan) => new Map(paths.map(({ id, steps }) => [id, steps]))
const short = { cap: 4, restart: 0 }
const lock = plan(flowOf(first), short)

describe("replanning with a lock", () => {
  it("adds only the path for a new transition", () => {
    const again = plan(flowOf(withShortcut), { ...short, lock })
    expect(comparePlans(lock, again)).toEqual({
      kept: lock.paths.map(({ id }) => id),
      added: [`garden-0${lock.paths.length + 1}`],
      dropped: []
    })
    for (const [id, steps] of stepsById(lock)) expect(stepsById(again).get(id)).toEqual(steps)
    expect(again.paths.at(-1)?.for).toContain("garden.fenced|PICK")
  })

  it("removes only invalid paths, and never reuses their numbers", () => {
    const again = plan(flowOf(withoutFence), { ...short, lock })
    const dead = lock.paths.filter(({ steps }) =>
      steps.some((step) => step.kind === "event" && step.type === "FENCE")
    )
    expect(dead.length).toBeGreaterThan(0)
    expect(comparePlans(lock, again).dropped).toEqual(dead.map(({ id }) => id))
    expect(comparePlans(lock, again).added.every((id) => Number(id.slice(-2)) > lock.paths.length)).toBe(true)
    expect(again.items.unreached.map(({ item }) => item)).toContain("garden.fenced|REST")
  })

  it("keeps a path with a longer timer", () => {
    const slow = plan(flowOf(first), { cap: 25 })
    const again = plan(flowOf(withWinter), { cap: 25, lock: slow })
    expect(again.paths.flatMap(({ steps }) => steps).filter(({ kind }) => kind === "delay")).toMatchObject([
      { ms: 90_000 }
    ])
  })

  it("keeps paths with renumbered transitions", () => {
    const again = plan(flowOf(withSecondChoice), { ...short, lock })
    expect(comparePlans(lock, again)).toMatchObject({ added: [], dropped: [] })
    expect(again.paths[0]?.steps[0]?.takes).toEqual(["garden.bed|SOW#0"])
    expect(again.items.unreached).toEqual([
      {
        item: "garden.bed|SOW#1",
        reason: "garden.bed|SOW#0 stands before it and has no guard.",
        accepted: false
      }
    ])
  })

  it("ignores the lock of another profile", () => {
    expect(plan(flowOf(first), { profile: "smoke", lock }).profile).toBe("smoke")
  })
})

it.each([
  ["half a file", '{ "machine": "garden"', "the file is not JSON"],
  ["a list", "[]", "the file must be an object"],
  [
    "an unknown profile",
    writeLock(lock).replace('"ci"', '"weekly"'),
    "profile must be ci, smoke, nightly, story"
  ],
  [
    "a step without target",
    writeLock(lock).replace('"to": "sown"', '"to": 3'),
    "paths[0].steps[0].to must be a text"
  ],
  [
    "a step of no kind",
    writeLock(lock).replace('"kind": "event"', '"kind": "wish"'),
    "paths[0].steps[0].kind must be"
  ]
])("an invalid lock file is refused with its location: %s", (_, text, words) => {
  expect(() => readLock(text)).toThrow(words)
})
