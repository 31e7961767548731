/** The acceptance table as a page: what is not run and what failed comes first. */
import type { Judged, Verdict } from "./judge.ts"

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#ccc, #555) }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
td:first-child, .verdict { white-space: nowrap }
ul { margin: .3rem 0; padding-inline-start: 1.2rem; overflow-wrap: anywhere }
code { font-size: .9em }
.passed { color: light-dark(#176217, #7fd67f) }
.failed, .open { color: light-dark(#b00020, #ff9a9a); font-weight: bold }
.not-run { color: light-dark(#7a4d00, #f0c060); font-weight: bold }
`

/** In this order on the page. */
const chapters: ReadonlyArray<readonly [Verdict, title: string, explanation: string]> = [
  ["failed", "Failed", "A test of these requirements failed in its last run."],
  ["open", "Open", "Nothing shows these requirements."],
  ["not run", "Not run", "Nothing is known of these requirements: at least one of their tests has not run."],
  ["passed", "Passed", "All tests of these requirements passed in their last run."],
  ["argued", "Argued", "No test, but a decision says why these are met in another way, or not at all."]
]

const classOf = (verdict: Verdict): string => verdict.replace(" ", "-")

const rowOf = ({ row, verdict, evidence }: Judged): string => {
  const proofs = evidence.map(({ text, verdict: each, command }) => {
    const remedy = each === "not run" ? `, by <code>${escaped(command)}</code>` : ""
    return `<li>${escaped(text)} <span class="${classOf(each)}">${each}</span>${remedy}</li>`
  })
  return `<tr id="${row.id}"><td>${row.id}</td><td>${escaped(row.says)}<details${verdict === "passed" ? "" : " open"}><summary>${proofs.length} ${proofs.length === 1 ? "proof" : "proofs"}</summary><ul>${proofs.join("")}</ul></details></td><td class="verdict ${classOf(verdict)}">${verdict}</td></tr>`
}

/** Returns the page, without any other file. `when` says of which runs the reports are. */
export const pageOf = (judged: ReadonlyArray<Judged>, when: string): string => {
  const parts = chapters.map(([verdict, title, explanation]) => ({
    verdict,
    title,
    explanation,
    rows: judged.filter((each) => each.verdict === verdict)
  }))
  const links = parts
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ verdict, title, rows }) =>
        `<a class="${classOf(verdict)}" href="#${classOf(verdict)}">${rows.length} ${title.toLowerCase()}</a>`
    )
  const tables = parts
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ verdict, title, explanation, rows }) =>
        `<h2 id="${classOf(verdict)}">${title}: ${rows.length}</h2><p>${explanation}</p><table><thead><tr><th>row</th><th>requirement</th><th>result</th></tr></thead><tbody>${rows.map(rowOf).join("\n")}</tbody></table>`
    )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Acceptance</title><style>${style}</style></head>
<body><h1>Acceptance</h1><p>${judged.length} requirements: ${links.join(", ")}. ${escaped(when)}</p>
${tables.join("\n")}
</body></html>
`
}
