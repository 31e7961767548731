/** Reads the commands of docs/deployment.md and docs/runbook.md. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

/** Returns the commands in blocks of a chapter that are marked with these words. */
const blocksOf = (chapter: string, page = "deployment") => {
  const text = readFileSync(join(projectFolder, `docs/${page}.md`), "utf8")
    .split(`## ${chapter}\n`)[1]
    ?.split("\n## ")[0]
  const blocks = [...(text ?? "").matchAll(/^```sh ?([a-z ]*)\n([\s\S]*?)^```$/gm)]
  return (mark: string) => blocks.filter(([, named]) => named === mark).map(([, , commands = ""]) => commands)
}

/** Returns the commands that start everything, in order, the one that monitors, and those that end. */
export const commandsOfThePage = () => {
  const of = blocksOf("From an empty Debian machine")
  return { up: of(""), watch: of("watch"), down: of("end"), deleteData: of("end data") }
}

/** Returns the commands of an operator's first day: before a purchase, after it, and at the end of the sale. */
export const commandsOfTheFirstDay = () => {
  const of = blocksOf("An operator's first day")
  return { before: of("day"), purchased: of("day purchased"), end: of("day end") }
}

/** Returns the commands in a chapter of the runbook, in order. */
export const commandsOfTheRunbook = (chapter: string): ReadonlyArray<string> =>
  blocksOf(chapter, "runbook")("")
