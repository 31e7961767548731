import { parseAst } from "vite"
import { describe, expect, it } from "vitest"
import { droppableConstants } from "./droppable-constants.ts"
import { rewrite } from "./rewrite.ts"
import { adviceIn } from "./without-advice.ts"
import { descriptionsIn } from "./without-descriptions.ts"
import { messagesIn } from "./without-messages.ts"

describe("descriptions of states", () => {
  const strip = (code: string) => rewrite(code, descriptionsIn(code, parseAst(code)))

  it("are left out, with the comma after them, at every depth", () => {
    expect(
      strip(
        'm({ states: { idle: { description: "Waits.", on: {} }, done: { type: "final", description: "Over." } } })'
      )
    ).toBe('m({ states: { idle: {  on: {} }, done: { type: "final",  } } })')
  })

  it("stay where they are not words of a state: computed, or made of something", () => {
    const code = "m({ [description]: 'a', description: text, b: (description) => description })"
    expect(strip(code)).toBe(code)
  })
})

describe("advice to developers", () => {
  const strip = (code: string) => rewrite(code, adviceIn(code, parseAst(code)))

  it("is left out where a logger says it in debug mode alone", () => {
    expect(
      strip("this.logger.warn(`no ${key}`, 'in ' + place, key); i.services?.logger?.deprecate('old')")
    ).toBe('this.logger.warn("", "", key); i.services?.logger?.deprecate("")')
    expect(strip("i.logger.once(key, 'warn', 'no ' + code); warnOnce(i18n, 'NO_CODE', 'no code')")).toBe(
      "i.logger.once(key, 'warn', \"\"); warnOnce(i18n, 'NO_CODE', \"\")"
    )
  })

  it("stays where somebody may read it", () => {
    const code = "this.logger.error('No Intl'); console.warn('careful'); throw new Error('no')"
    expect(strip(code)).toBe(code)
  })
})

describe("messages of schemas", () => {
  const strip = (code: string) => rewrite(code, messagesIn(parseAst(code)))

  it("are the name of what went wrong, where nobody asks for more", () => {
    expect(strip("class E { get message() { return SchemaIssue.defaultFormatter(this.issue) } }")).toBe(
      "class E { get message() { return this.issue._tag } }"
    )
    expect(strip('class Null { _tag = "Null"; getExpected() { return "null" } getParser() {} }')).toBe(
      'class Null { _tag = "Null"; getExpected() { return this._tag } getParser() {} }'
    )
  })
})

describe("constants that only read properties", () => {
  const mark = (code: string) => rewrite(code, droppableConstants(code, parseAst(code)))

  it("are marked, so that they go when nobody uses them", () => {
    expect(mark("export const proto = { ...base, red: colors.red }")).toBe(
      "export const proto = /*#__PURE__*/ (() => ({ ...base, red: colors.red }))()"
    )
    expect(mark("const a = /*#__PURE__*/ make(colors.red)")).toMatch(
      /PURE__\*\/ \(\(\) => \(make\(colors\.red\)\)\)\(\)/
    )
  })

  it("stay as they are when something is called that may do something, or nothing is read", () => {
    for (const code of ["const a = make(colors.red)", "const b = 1", "const c = () => colors.red"]) {
      expect(mark(code)).toBe(code)
    }
  })

  it("have the same value as before", async () => {
    const code = "const base = { a: 1 }; export const proto = { ...base, b: base.a }"
    const made: { proto: unknown } = await import(`data:text/javascript,${encodeURIComponent(mark(code))}`)
    expect(made.proto).toEqual({ a: 1, b: 1 })
  })
})
