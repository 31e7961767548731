/** Makes the line of curl for a call of the demo world; it uses `$API`, `$TOKEN` and `$SERVICE_TOKEN`. */
import type { CallNote } from "./call-note.ts"
import { callNotes, usualParameters } from "./call-notes.ts"
import { callOf, type Operation } from "./open-api.ts"

const single = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const isShell = (text: string): boolean => text.startsWith("$(")

const urlOf = (path: string, { parameters }: Operation, note: CallNote): string => {
  const exampleOf = (name: string) => note.parameters?.[name] ?? usualParameters[name]
  const inUrl = (value: string) => (isShell(value) ? value : encodeURIComponent(value))
  const filled = path.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => inUrl(exampleOf(name) ?? `{${name}}`))
  const query = parameters.flatMap(({ name, in: place }) => {
    const value = place === "query" ? note.parameters?.[name] : undefined
    return value === undefined ? [] : [`${name}=${inUrl(value)}`]
  })
  return `"$API${filled}${query.length === 0 ? "" : `?${query.join("&")}`}"`
}

const bodyOf = (operation: Operation, note: CallNote): ReadonlyArray<string> => {
  if (note.shellBody !== undefined) return ["-H 'Content-Type: application/json'", `-d "${note.shellBody}"`]
  if (note.body === undefined) return []
  if ("multipart/form-data" in (operation.requestBody?.content ?? {})) {
    return Object.entries(note.body as Readonly<Record<string, string>>).map(
      ([name, value]) => `-F ${single(`${name}=${value}`)}`
    )
  }
  return ["-H 'Content-Type: application/json'", `-d ${single(JSON.stringify(note.body))}`]
}

export const curlExample = (method: string, path: string, operation: Operation): string => {
  const note = callNotes[callOf(operation)]
  if (note.shell !== undefined) return note.shell
  const schemes = operation.security.flatMap((scheme) => Object.keys(scheme))
  const token = schemes.includes("driver") ? "$TOKEN" : "$SERVICE_TOKEN"
  const headers = operation.parameters.flatMap(({ name, in: place }) => {
    const value = place === "header" ? note.parameters?.[name] : undefined
    return value === undefined ? [] : [`-H "${name}: ${value}"`]
  })
  return [
    "curl -sS",
    ...(method === "GET" ? [] : [`-X ${method}`]),
    urlOf(path, operation, note),
    ...(schemes.length === 0 ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...headers,
    ...bodyOf(operation, note),
    ...(note.saveAs === undefined ? [] : [`| tee ${note.saveAs}`])
  ].join(" ")
}
