/** Finds the texts used by a source: arguments of `t` and `<Trans>`, and keys mentioned for later use. */

export interface TextUse {
  /** Literals passed to `t` or to `i18nKey`: each must be a text. */
  readonly asked: ReadonlySet<string>
  /** Template literals passed to them, with every `${…}` replaced by `*`. */
  readonly patterns: ReadonlySet<string>
  /** All literals in the form of a text's path, including those passed on as values. */
  readonly mentioned: ReadonlySet<string>
}

const literal = /"([^"\n]*)"/g
const template = /`((?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\})*\})*)`/g
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const attribute = /\bi18nKey="([^"]*)"/g
const path = /^[a-z]\w*(\.\w+)+$/i

/** Returns the argument that starts there: up to a comma or the end of the call. */
const argumentAt = (source: string, start: number): string => {
  let depth = 0
  for (let index = start; index < source.length; index++) {
    const character = source[index] ?? ""
    if (character === '"' || character === "`") {
      const end = source.indexOf(character, index + 1)
      if (end < 0) break
      index = end
    } else if ("([{".includes(character)) depth++
    else if (depth === 0 && ",)".includes(character)) return source.slice(start, index)
    else if (")]}".includes(character)) depth--
  }
  return source.slice(start)
}

const matches = (source: string, expression: RegExp): ReadonlyArray<string> =>
  [...source.matchAll(expression)].flatMap(([, found]) => (found === undefined ? [] : [found]))

const startsOf = (source: string): ReadonlyArray<number> =>
  [...source.matchAll(/(?<!\w)t\(/g)].map(({ index, 0: { length } }) => index + length)

export const textUse = (source: string): TextUse => {
  const asked = new Set(matches(source, attribute))
  const patterns = new Set<string>()
  for (const start of startsOf(source)) {
    const argument = argumentAt(source, start)
    for (const found of matches(argument, template)) patterns.add(found.replace(hole, "*"))
    for (const found of matches(argument.replace(template, ""), literal))
      if (path.test(found)) asked.add(found)
  }
  return {
    asked,
    patterns,
    mentioned: new Set(matches(source, literal).filter((found) => path.test(found)))
  }
}
