import { describe, expect, it } from "vitest"
import { describeMachine } from "../model/index.ts"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { musicPlayerMachine } from "../model/samples/music-player.ts"
import { geometryProblems } from "./geometry.ts"
import { layOut } from "./layout.ts"
import { markdownOf } from "./markdown.ts"
import { mainKind, pictureOf } from "./picture.ts"
import { rulesOf } from "./rules.ts"
import { svgOf } from "./svg.ts"
import { textWidth, wrapText } from "./text-width.ts"
import { humanised, localizedTexts, textProblems } from "./texts.ts"

const loan = describeMachine(libraryLoanMachine)
const player = describeMachine(musicPlayerMachine)
const samples = [loan, player]

describe.each(samples.map((sample) => [sample.id, sample] as const))("the picture of %s", (_, sample) => {
  const picture = pictureOf(sample, undefined, "en")

  it("is drawn deterministically", async () => {
    const draw = async () => {
      const drawn = pictureOf(sample, undefined, "en")
      return svgOf(drawn, await layOut(drawn))
    }
    expect(await draw()).toBe(await draw())
  })

  it("is legible without any texts", async () => {
    expect(geometryProblems(picture, await layOut(picture))).toEqual([])
  })

  it("shows every transition", () => {
    const shown = [...picture.boxes, ...picture.lines].flatMap(({ rows }) => rows.flatMap(({ ids }) => ids))
    expect([...new Set(shown)].sort()).toEqual(sample.transitions.map(({ id }) => id).sort())
  })
})

it("uses no styles and has a title, to be embedded in any page", async () => {
  const picture = pictureOf(loan, undefined, "en")
  const svg = svgOf(picture, await layOut(picture))
  expect(svg).not.toMatch(/<style|style=|<script|href=/)
  expect(svg).toMatch(/<title id="title">[^<]+<\/title>/)
  expect(svg).toMatch(/<desc id="description">/)
})

it("detects overlapping labels and boxes", async () => {
  const picture = pictureOf(loan, undefined, "en")
  const layout = await layOut(picture)
  const [first, second] = picture.boxes.filter(({ shape }) => shape === "state" || shape === "passing")
  const place = layout.boxes[first?.id ?? ""]
  if (place === undefined || second === undefined) throw new Error("The sample has too few states.")
  const pushed = { ...layout, boxes: { ...layout.boxes, [second.id]: place } }
  expect(geometryProblems(picture, pushed).join("\n")).toContain("overlap")

  const [label] = layout.lines.flatMap((line) => (line.label === undefined ? [] : [line.label]))
  if (label === undefined) throw new Error("The sample has no label.")
  const lines = layout.lines.map((line) => (line.label === undefined ? line : { ...line, label }))
  expect(geometryProblems(picture, { ...layout, lines }).join("\n")).toContain("overlap")
})

it("formats a rule as a sentence", () => {
  const sentences = samples.flatMap((sample) =>
    rulesOf(sample, undefined, "en").map(({ sentence }) => sentence)
  )
  expect(sentences.length).toBeGreaterThan(20)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*\.$/)
})

it("writes a page with every state and no broken table", () => {
  for (const description of samples) {
    const page = markdownOf({
      description,
      texts: undefined,
      language: "en",
      picture: "x.svg",
      command: "draw"
    })
    for (const row of page.split("\n").filter((line) => line.startsWith("|"))) {
      expect(row.replaceAll("\\|", "").split("|")).toHaveLength(6)
    }
  }
})

it("reports missing and unused texts", () => {
  const text = { en: "", de: "" }
  const empty = { title: text, summary: text, states: {}, events: {}, services: {}, guards: {}, delays: {} }
  const problems = textProblems(loan, { ...empty, events: { NEVER_SENT: { label: text, when: text } } })
  expect(problems.some((problem) => problem.includes("no text for the state"))).toBe(true)
  expect(problems).toContain(`${loan.id}: a text for the event "NEVER_SENT", which the machine does not have`)
})

it("wraps lines, and breaks words only if necessary", () => {
  const width = textWidth("The cart is", 12)
  expect(wrapText("The cart is empty", width, 12)).toEqual(["The cart is", "empty"])
  expect(wrapText("Donaudampfschifffahrt", width, 12).join("")).toBe("Donaudampfschifffahrt")
})

it("breaks long words after a hyphen", () => {
  const width = textWidth("Mendelssohn-Bartholdy-Pa", 12)
  expect(wrapText("Mendelssohn-Bartholdy-Park", width, 12)).toEqual(["Mendelssohn-Bartholdy-", "Park"])
})

it("labels history states, and keeps full event names", () => {
  const { boxes } = pictureOf(player, undefined, "en")
  expect(boxes.find(({ id }) => id.endsWith(".last"))?.text).toMatch(/^Where it was left/)
  const speaker = localizedTexts(player, undefined, "en")
  const events = ["NEW_FRIEND.CHANGE", "call.in.*", "*", "emit changes"]
  expect(events.map((type) => speaker.event(type).label)).toEqual([
    "New friend change",
    "Call in …",
    "any other event happens",
    "Emit changes"
  ])
})

it("splits identifiers into words", () => {
  expect(humanised("Potsdamer Platz")).toBe("Potsdamer Platz")
  expect(humanised("reviewing.acceptanceMissing")).toBe("Acceptance missing")
  expect(humanised("ORDER_REQUESTED")).toBe("Order requested")
})

it("draws a line with several rows in its most significant kind", () => {
  const row = (kind: "fail" | "user") => ({ kind, text: "", ids: [] })
  expect(mainKind([row("fail"), row("user")])).toBe("user")
})
