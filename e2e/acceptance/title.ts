/** Titles of tests: how the source spells them, and which titles of a report are meant. */

/** `${path.id}` of a template, `%s` and `$name` of a table of cases. */
const hole = /\$\{[^}]*\}|%[sdifjoO%]|\$[a-zA-Z]\w*/g

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Whole titles that the spelled one stands for. */
export const titlePattern = (title: string): RegExp => {
  const parts = title.split(hole).map(literal)
  return new RegExp(`^${parts.join(".*")}$`, "s")
}

/** Whether a test of this title stands in the source: the first argument of a call. */
export const standsIn = (source: string, title: string): boolean => {
  const spelled = [JSON.stringify(title), `\`${title}\``, `'${title}'`]
  return spelled.some((text) => new RegExp(`\\(\\s*${literal(text)}\\s*,`).test(source))
}
