import { expect, it } from "vitest"
import { readCommentRequest, readComments, withComment, writeComments } from "./comments.ts"

const places = new Set(["reviewing", "checkout.reviewing|ORDERED"])
const request = { machine: "checkout", place: "reviewing", by: "Petra Owner", text: "Say what it costs." }
const day = "2026-11-21"

it("stores comments per place in order and reads them back", () => {
  const one = withComment({}, request, places, day)
  const two = withComment(one, { ...request, place: "", text: "All of it is good." }, places, "2026-11-22")
  expect(two["checkout"]).toEqual([
    { id: "1", place: "reviewing", by: "Petra Owner", on: day, text: "Say what it costs." },
    { id: "2", place: "", by: "Petra Owner", on: "2026-11-22", text: "All of it is good." }
  ])
  expect(readComments(writeComments(two))).toEqual(two)
})

it("removes a comment, does not reuse its number before later ones, and reports a missing one", () => {
  const two = withComment(withComment({}, request, places, day), request, places, day)
  const second = withComment(two, { machine: "checkout", remove: "1" }, places, day)
  expect(second["checkout"]?.map(({ id }) => id)).toEqual(["2"])
  expect(withComment(second, request, places, day)["checkout"]?.map(({ id }) => id)).toEqual(["2", "3"])
  expect(() => withComment(second, { machine: "checkout", remove: "1" }, places, day)).toThrow("gone already")
  expect(writeComments({ checkout: [] })).toBe("{}\n")
})

it("rejects a comment on an unknown place", () => {
  expect(() => withComment({}, { ...request, place: "paying" }, places, day)).toThrow(
    'The machine "checkout" has no "paying".'
  )
})

it.each([
  ["no JSON", "hello", "A comment is not JSON"],
  ["nobody", JSON.stringify({ ...request, by: " " }), '"by" whom'],
  ["no text", JSON.stringify({ ...request, text: "" }), 'a "text"'],
  ["a book", JSON.stringify({ ...request, text: "x".repeat(2_001) }), "at most 2000 characters"]
])("refuses a comment with %s", (_, body, reason) => {
  expect(() => readCommentRequest(body)).toThrow(reason)
})

it.each([
  ["a list", "[]", "The file of comments must be an object"],
  ["no list", '{"checkout":{}}', '"checkout" must be a list'],
  ["an entry without a day", '{"checkout":[{"id":"1"}]}', '"checkout"[0], "place" must be a text']
])("reports the error in a file with %s", (_, text, sentence) => {
  expect(() => readComments(text)).toThrow(sentence)
})
