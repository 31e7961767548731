import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { readEvidence } from "./evidence.ts"

const folderWith = (files: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "evidence-"))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === "string" ? content : JSON.stringify(content))
  }
  return folder
}

it("is empty without a run", () => {
  expect(readEvidence("/nowhere/at/all")).toEqual({ screens: [], coverage: {}, failures: {}, unseen: {} })
})

it("identifies a screen by machine, language, width and state, with its origin", () => {
  const folder = folderWith({
    "shots/checkout/de-DE-360/reviewing.idle.png": "picture",
    "shots/checkout/de-DE-360/shots.json": [
      { file: "reviewing.idle.png", state: "reviewing.idle", path: "checkout-02", step: 4, version: "v1-a" }
    ],
    "shots/checkout/notes/x.png": "no scene"
  })
  expect(readEvidence(folder).screens).toMatchObject([
    {
      machine: "checkout",
      locale: "de-DE",
      width: 360,
      state: "reviewing.idle",
      path: "checkout-02",
      step: 4,
      version: "v1-a"
    }
  ])
})

it("merges the coverage of runs in several languages", () => {
  const run = (status: string, taken: number) => ({
    machine: "door",
    transitions: { "door.closed|PUSHED": { planned: 1, taken, status } }
  })
  const folder = folderWith({
    "runs/a/coverage.json": run("missed", 0),
    "runs/b/coverage.json": run("covered", 2)
  })
  expect(readEvidence(folder).coverage).toEqual({
    door: { "door.closed|PUSHED": { planned: 2, taken: 2, status: "covered" } }
  })
})

it("names the planned transition of a failed step", () => {
  const path = {
    id: "door-01",
    status: "failed",
    failedStep: 2,
    message: "It stays closed.",
    missed: ["open + lit", "open + dark"],
    taken: ["door.closed|KNOCKED"]
  }
  const folder = folderWith({ "runs/a/run.json": { machine: "door", locale: "de-DE", paths: [path] } })
  const plans = folderWith({
    "door.plan.json": {
      items: { unreached: [] },
      paths: [
        { id: "door-01", steps: [{ takes: ["door.closed|KNOCKED"] }, { takes: ["door.closed|PUSHED"] }] }
      ]
    }
  })
  expect(readEvidence(folder, plans).failures["door"]).toMatchObject([
    {
      path: "door-01",
      locale: "de-DE",
      transitions: ["door.closed|PUSHED"],
      missed: ["open", "lit", "open", "dark"]
    }
  ])
  expect(readEvidence(folder).failures["door"]?.[0]?.transitions).toEqual(["door.closed|KNOCKED"])
})

it("ignores a partially written file", () => {
  const folder = folderWith({ "runs/a/run.json": '{"machine": "do', "runs/a/coverage.json": "" })
  expect(readEvidence(folder)).toEqual({ screens: [], coverage: {}, failures: {}, unseen: {} })
})

it("has a screen for each state of parallel regions, the first taken", () => {
  const folder = folderWith({
    "shots/app/de-DE-360/closed+idle.png": "picture",
    "shots/app/de-DE-360/open+idle.png": "picture",
    "shots/app/de-DE-360/shots.json": [
      { file: "closed+idle.png", state: "closed + idle", path: "app-01", step: 0 },
      { file: "open+idle.png", state: "open + idle", path: "app-01", step: 1 }
    ]
  })
  const { screens } = readEvidence(folder)
  expect(Object.fromEntries(screens.map(({ state, step }) => [state, step]))).toEqual({
    closed: 0,
    idle: 0,
    open: 1
  })
  expect(screens).toHaveLength(3)
})

it("reads the reason for an unseen state from the plan", () => {
  const plans = folderWith({
    "door.plan.json": {
      paths: [],
      items: {
        unreached: [
          { item: "state:door.ajar", reason: "The wind closes it.", accepted: true },
          { item: "door.ajar|PUSHED", reason: "The wind closes it.", accepted: true }
        ]
      }
    }
  })
  expect(readEvidence("/nowhere", plans).unseen).toEqual({ "door.ajar": "The wind closes it." })
})
