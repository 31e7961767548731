import { expect, it } from "vitest"
import { type AnyStateMachine, setup } from "xstate"
import { describeMachine } from "../model/index.ts"
import { changesBetween } from "./difference.ts"
import { fingerprintsOf } from "./fingerprint.ts"
import { flowData } from "./flow-data.ts"

const door = (options: {
  readonly guard?: "isUnlocked" | "isOpenHour"
  readonly isUnlocked?: (parts: { context: { keys: number } }) => boolean
  readonly isSwapped?: boolean
  readonly hasAlarm?: boolean
}) => {
  const { guard = "isUnlocked", isSwapped = false, hasAlarm = false } = options
  const open = { guard, target: "open" } as const
  const knock = { guard: "hasBell", target: "ringing" } as const
  return setup({
    types: {} as { context: { keys: number }; events: { type: "PUSHED" } | { type: "CLOSED" } },
    guards: {
      isUnlocked: options.isUnlocked ?? (({ context }) => context.keys > 0),
      isOpenHour: () => true,
      hasBell: ({ context }) => context.keys > 5
    }
  }).createMachine({
    id: "door",
    context: { keys: 1 },
    initial: "closed",
    states: {
      closed: { on: { PUSHED: isSwapped ? [knock, open] : [open, knock] } },
      open: { on: { CLOSED: "closed" } },
      ringing: {},
      ...(hasAlarm ? { alarm: {} } : {})
    }
  })
}

const version = (machine: AnyStateMachine) => {
  const description = describeMachine(machine)
  return { description, fingerprints: fingerprintsOf(machine, description) }
}

const nothing = { added: [], removed: [], changed: [], addedStates: [], removedStates: [] }

const flowOf = (machine: AnyStateMachine) => ({
  machine,
  description: describeMachine(machine),
  texts: undefined,
  play: null
})

it("is empty without a change", () => {
  expect(changesBetween(version(door({})), version(door({})))).toEqual(nothing)
})

it("shows a changed guard as one changed transition", () => {
  const changes = changesBetween(version(door({})), version(door({ guard: "isOpenHour" })))
  expect(changes).toEqual({
    ...nothing,
    changed: [{ before: "door.closed|PUSHED#0", after: "door.closed|PUSHED#0" }]
  })
})

it("detects a changed guard with the same name", () => {
  const stricter = door({ isUnlocked: ({ context }) => context.keys > 1 })
  const changes = changesBetween(version(door({})), version(stricter))
  expect(changes.changed).toEqual([{ before: "door.closed|PUSHED#0", after: "door.closed|PUSHED#0" }])
})

const oneOf =
  (...colours: ReadonlyArray<string>) =>
  ({ context }: { readonly context: { readonly colour: string } }): boolean =>
    colours.includes(context.colour)

const isWarm = (degrees: number): boolean => degrees > 20
const isHot = (degrees: number): boolean => degrees > 30

/** Lamp with conditions from a factory, with parameters and calls of another function. */
const lamp = ({ colour = "red", least = 3, isWarmEnough = isWarm }) =>
  setup({
    types: {} as {
      context: { colour: string; count: number; degrees: number }
      events: { type: "PRESSED" } | { type: "TURNED" } | { type: "WARMED" }
    },
    guards: {
      isColour: oneOf(colour, "green"),
      isAtLeast: ({ context }, { count }: { readonly count: number }) => context.count >= count,
      isWarm: ({ context }) => isWarmEnough(context.degrees)
    }
  }).createMachine({
    id: "lamp",
    context: { colour: "red", count: 0, degrees: 0 },
    initial: "off",
    states: {
      off: {
        on: {
          PRESSED: { guard: "isColour", target: "on" },
          TURNED: { guard: { type: "isAtLeast", params: { count: least } }, target: "on" },
          WARMED: { guard: "isWarm", target: "on" }
        }
      },
      on: {}
    }
  })

it.each([
  ["what its maker was given", { colour: "blue" }, "lamp.off|PRESSED"],
  ["a parameter", { least: 5 }, "lamp.off|TURNED"],
  ["the code of a function it calls", { isWarmEnough: isHot }, "lamp.off|WARMED"]
] as const)("shows only the guard as changed when %s has changed", (_, change, id) => {
  expect(changesBetween(version(lamp({})), version(lamp(change)))).toEqual({
    ...nothing,
    changed: [{ before: id, after: id }]
  })
})

it("shows the condition before and after when the sentence is the same", async () => {
  const { difference } = await flowData(
    flowOf(lamp({ colour: "blue" })),
    { coverage: {}, failures: {}, unseen: {} },
    [],
    { flow: flowOf(lamp({})), screens: [] }
  )
  expect(difference?.changed).toEqual([
    expect.objectContaining({
      id: "lamp.off|PRESSED",
      condition: {
        before: 'isColour: colours: ["red","green"]',
        after: 'isColour: colours: ["blue","green"]'
      }
    })
  ])
})

it("matches reordered transitions", () => {
  expect(changesBetween(version(door({})), version(door({ isSwapped: true })))).toEqual(nothing)
})

it("renders the sentence before and after, and both versions in one picture", async () => {
  const before = { flow: flowOf(door({ hasAlarm: true })), screens: [] }
  const data = await flowData(
    flowOf(door({ guard: "isOpenHour" })),
    { coverage: {}, failures: {}, unseen: {} },
    [],
    before
  )
  expect(data.difference?.changed).toEqual([
    {
      id: "door.closed|PUSHED#0",
      before: expect.objectContaining({ en: "If Pushed and Is unlocked, “Open” follows." }),
      after: expect.objectContaining({ en: "If Pushed and Is open hour, “Open” follows." })
    }
  ])
  expect(data.difference?.removedStates).toEqual(["door.alarm"])
  expect(data.difference?.drawn.en.picture.boxes.map(({ id }) => id)).toContain("door.alarm")
  expect(data.drawn.en.picture.boxes.map(({ id }) => id)).not.toContain("door.alarm")
})
