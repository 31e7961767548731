/** Path at which a value does not match its schema, as `items[0].price`; never the value. */
import type { SchemaIssue } from "effect"

const keysOf = (issue: SchemaIssue.Issue): ReadonlyArray<PropertyKey> => {
  switch (issue._tag) {
    case "Pointer":
      return [...issue.path, ...keysOf(issue.issue)]
    case "Filter":
    case "Encoding":
      return keysOf(issue.issue)
    case "Composite":
    case "AnyOf":
      return issue.issues[0] === undefined ? [] : keysOf(issue.issues[0])
    default:
      return []
  }
}

export const issuePath = (issue: SchemaIssue.Issue, root: string): string =>
  keysOf(issue).reduce<string>(
    (path, key) =>
      typeof key === "number" ? `${path}[${key}]` : path === "" ? String(key) : `${path}.${String(key)}`,
    root
  )
