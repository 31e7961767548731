/** Finds the texts used by a source: arguments of `t` and `<Trans>`, and keys mentioned for later use. */

export interface TextUse {
  /** Literals passed to `t` or to `i18nKey`: each must be a text. */
  readonly asked: ReadonlySet<string>
  /** Template literals passed to them, with every `${…}` replaced by `*`. */
  readonly patterns: ReadonlySet<string>
  /** All literals in the form of a text's path, including those passed on as values. */
  readonly mentioned: ReadonlySet<string>
  /** Literals passed to `t`, with the names of their values; calls with a value that is no literal are left out. */
  readonly filled: ReadonlyArray<{ readonly key: string; readonly names: ReadonlyArray<string> }>
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

/** Returns the names in the object after this argument: none without it, undefined for one that is not written out. */
const namesAfter = (source: string, end: number): ReadonlyArray<string> | undefined => {
  const values = source[end] === "," ? argumentAt(source, end + 1).trim() : ""
  if (values === "") return []
  const names: Array<string> = []
  for (let index = 1; index < values.length - 1; ) {
    const property = argumentAt(values.slice(0, -1), index)
    names.push(/^\s*(\w*)/.exec(property)?.[1] ?? "")
    index += property.length + 1
  }
  return values.startsWith("{") && !values.includes("...") ? names : undefined
}

const matches = (source: string, expression: RegExp): ReadonlyArray<string> =>
  [...source.matchAll(expression)].flatMap(([, found]) => (found === undefined ? [] : [found]))

const startsOf = (source: string): ReadonlyArray<number> =>
  [...source.matchAll(/(?<!\w)t\(/g)].map(({ index, 0: { length } }) => index + length)

export const textUse = (source: string): TextUse => {
  const asked = new Set(matches(source, attribute))
  const patterns = new Set<string>()
  const filled: Array<TextUse["filled"][number]> = []
  for (const start of startsOf(source)) {
    const argument = argumentAt(source, start)
    const literals = matches(argument.replace(template, ""), literal).filter((found) => path.test(found))
    for (const found of matches(argument, template)) patterns.add(found.replace(hole, "*"))
    for (const found of literals) asked.add(found)
    const names = namesAfter(source, start + argument.length)
    if (names !== undefined) filled.push(...literals.map((key) => ({ key, names })))
  }
  return {
    asked,
    patterns,
    filled,
    mentioned: new Set(matches(source, literal).filter((found) => path.test(found)))
  }
}
