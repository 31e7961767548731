/** Reads the commands of docs/deployment.md. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

const chapter = "## From an empty Debian machine"

/** Returns the commands that start everything, in order, the one that monitors, and the one that stops. */
export const commandsOfThePage = () => {
  const text = readFileSync(join(projectFolder, "docs/deployment.md"), "utf8")
    .split(chapter)[1]
    ?.split("\n## ")[0]
  const blocks = [...(text ?? "").matchAll(/^```sh ?(watch|end)?\n([\s\S]*?)^```$/gm)]
  const of = (step?: "watch" | "end") =>
    blocks.filter(([, named]) => named === step).map(([, , commands = ""]) => commands)
  return { up: of(), watch: of("watch"), down: of("end") }
}
