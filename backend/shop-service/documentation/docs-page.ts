/** Renders the OpenAPI document as one page: no script, one own style sheet, no external resource. */
import { html } from "../../hosted-pages/html.ts"
import { curlExample } from "./curl-example.ts"
import { callOf, description, type Operation, openApiDocument, operationsOf } from "./open-api.ts"
import { schemaText } from "./schema-text.ts"

const escaped = (text: string): string => html`${text}`.markup

/** Escapes the text, and marks up code in backticks. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>")

const anchorOf = (name: string): string => encodeURIComponent(name.toLowerCase().replace(/[^a-z0-9]+/gi, "-"))

const callerOf = ({ operationId, security }: Operation): string => {
  const schemes = security.flatMap((scheme) => Object.keys(scheme))
  if (schemes.length === 0)
    return operationId.endsWith("reportPayment") ? "signed by the payment page" : "everybody"
  return schemes.length > 1 ? "driver or service" : (schemes[0] ?? "")
}

const parametersOf = ({ parameters }: Operation): string =>
  parameters.length === 0
    ? ""
    : `<table><thead><tr><th>Parameter</th><th>In</th><th>Value</th></tr></thead><tbody>${parameters
        .map(
          ({ name, in: place, schema, required }) =>
            `<tr><td><code>${escaped(name)}</code>${required ? "" : " (optional)"}</td><td>${place}</td><td>${escaped(schemaText(schema))}</td></tr>`
        )
        .join("")}</tbody></table>`

const bodyOf = (
  title: string,
  content: Readonly<Record<string, { readonly schema: unknown }>> = {}
): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title}: ${escaped(type)}</summary><pre>${escaped(schemaText(schema))}</pre></details>`
    )
    .join("")

const refusalsOf = ({ responses }: Operation): string => {
  const rows = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  return `<table><thead><tr><th>Refused with</th><th>Codes</th></tr></thead><tbody>${rows
    .map(([status, response]) => `<tr><td>${status}</td><td>${prose(response.description)}</td></tr>`)
    .join("")}</tbody></table>`
}

const callSection = (method: string, path: string, operation: Operation): string => {
  const answers = Object.entries(operation.responses)
    .filter(([status]) => Number(status) < 400)
    .map(
      ([status, { content }]) => bodyOf(`Answer ${status}`, content) || `<p>Answer ${status}: no body.</p>`
    )
  return `<section class="call" id="${anchorOf(callOf(operation))}">
<h3><span class="method">${method}</span> <code>${escaped(path)}</code></h3>
<p>${prose(operation.summary ?? "")} <span class="caller">For: ${callerOf(operation)}.</span></p>
<pre class="try">${escaped(curlExample(method, path, operation))}</pre>
${parametersOf(operation)}${bodyOf("Body", operation.requestBody?.content)}${answers.join("")}${refusalsOf(operation)}
</section>`
}

const introduction = (origin: string): string => `<p>${prose(description)}</p>
<p>The examples are about the demo world and can be pasted in a shell, from top to bottom, in the folder of the product while it runs:</p>
<pre class="try">${escaped(
  [
    `API=${origin}`,
    "TOKEN=$(npm run --silent token -- fahrerin@example.com)",
    "SERVICE_TOKEN=$(npm run --silent token -- --service)"
  ].join("\n")
)}</pre>
<p>The same for programs: <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1. In a list of fields, <code>?</code> marks what may be left out.</p>`

export const docsPage = (origin: string, version: string): string => {
  const document = openApiDocument(origin, version)
  const calls = operationsOf(document)
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name))
  }))
  const contents = groups
    .map(
      ({ name, calls: own }) =>
        `<li><a href="#${anchorOf(name)}">${escaped(name)}</a><ul>${own
          .map(
            ({ method, path, operation }) =>
              `<li><a href="#${anchorOf(callOf(operation))}"><span class="method">${method}</span> ${escaped(path)}</a></li>`
          )
          .join("")}</ul></li>`
    )
    .join("")
  const sections = groups
    .map(
      ({ name, calls: own }) =>
        `<h2 id="${anchorOf(name)}">${escaped(name)}</h2>${own
          .map(({ method, path, operation }) => callSection(method, path, operation))
          .join("\n")}`
    )
    .join("\n")
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parkschein shop service</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>Parkschein shop service</h1><p>Version ${escaped(version)}, ${calls.length} calls</p></header>
<main>
${introduction(origin)}
<nav aria-label="Calls"><ul>${contents}</ul></nav>
${sections}
</main>
</body>
</html>
`
}
