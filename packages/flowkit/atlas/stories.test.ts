import { describe, expect, it } from "vitest"
import { describeMachine } from "../model/index.ts"
import { libraryLoanMachine } from "../model/samples/library-loan.ts"
import { musicPlayerMachine } from "../model/samples/music-player.ts"
import { pathBetween, storyData } from "./stories.ts"

const flowOf = (machine: typeof libraryLoanMachine | typeof musicPlayerMachine) => ({
  machine,
  description: describeMachine(machine),
  texts: undefined,
  play: null
})
const flows = [flowOf(libraryLoanMachine), flowOf(musicPlayerMachine)]
const title = { en: "A book is lent", de: "Ein Buch wird verliehen" }
const storyOf = (...steps: ReadonlyArray<string>) => ({ id: "a-book", title, steps })
const screen = {
  machine: "libraryLoan",
  state: "lent",
  locale: "en-GB",
  width: 390,
  file: "screens/1.png",
  path: "libraryLoan-01",
  step: 4,
  version: "v1",
  isOlder: false
}

describe("a story", () => {
  it("has a picture per step, and names the transitions between them, also across hidden states", () => {
    const { frames } = storyData(
      storyOf("libraryLoan/asking", "libraryLoan/found", "libraryLoan/lent"),
      flows,
      [],
      [screen]
    )
    expect(frames.map(({ state, because }) => [state, because.length])).toEqual([
      ["asking", 0],
      ["found", 2],
      ["lent", 2]
    ])
    expect(frames[1]?.because[0]?.en).toMatch(/Searching/)
    expect(frames[2]?.screens).toEqual([screen])
  })

  it("shows a state with states inside by the screen that it begins with", () => {
    const begun = { ...screen, machine: "musicPlayer", state: "on.deck.searching" }
    expect(storyData(storyOf("musicPlayer/on"), flows, [], [begun]).frames[0]?.screens).toEqual([begun])
  })

  it("can continue in a linked flow", () => {
    const [, player = ""] = flows.map(({ description }) => description.id)
    const first = flows[1]?.description.root.initial?.split(".").slice(1).join(".") ?? ""
    const story = storyOf("libraryLoan/lent", `${player}/${first}`)
    const link = {
      from: "libraryLoan",
      to: player,
      by: "LEFT",
      label: { en: "the reader goes", de: "es geht weiter" }
    }
    expect(storyData(story, flows, [link], []).frames[1]?.because).toEqual([
      { en: "The reader goes.", de: "Es geht weiter." }
    ])
    expect(() => storyData(story, flows, [{ ...link, to: "libraryLoan", from: player }], [])).toThrow(
      `The story "a-book" does not hold. Nothing leads from libraryLoan/lent to ${player}/${first}.`
    )
  })

  it.each([
    [
      ["libraryLoan/lent", "libraryLoan/asking"],
      "Nothing leads from libraryLoan/lent to libraryLoan/asking."
    ],
    [["libraryLoan/sold"], 'The flow "libraryLoan" has no state "sold".'],
    [["bookshop/sold"], 'There is no flow "bookshop".']
  ])("is refused when it is invalid: %s", (steps, sentence) => {
    expect(() => storyData(storyOf(...steps), flows, [], [])).toThrow(sentence)
  })

  it("is refused when its id is not URL-safe", () => {
    expect(() => storyData({ ...storyOf(), id: "A book" }, flows, [], [])).toThrow("small letters")
  })
})

describe("the path between two states", () => {
  const { description } = flowOf(libraryLoanMachine)
  const named = (name: string) => `libraryLoan.${name}`

  it("is the shortest one and avoids excluded states", () => {
    expect(pathBetween(description, named("unknown"), named("searching"))).toEqual([
      "libraryLoan.unknown|TRY_AGAIN",
      "libraryLoan.asking|TITLE_ENTERED"
    ])
    expect(pathBetween(description, named("found"), named("left"))).toEqual(["libraryLoan|LEFT"])
    // The person cannot leave while the loan is being stored.
    expect(pathBetween(description, named("lending"), named("left"))).toHaveLength(2)
  })
})
