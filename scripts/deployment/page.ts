/** The commands of docs/deployment.md, as they stand there. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

const chapter = "## From an empty Debian machine"

/** Those that bring everything up, in their order, the one that watches it, and the one that takes it down. */
export const commandsOfThePage = () => {
  const text = readFileSync(join(projectFolder, "docs/deployment.md"), "utf8")
    .split(chapter)[1]
    ?.split("\n## ")[0]
  const blocks = [...(text ?? "").matchAll(/^```sh ?(watch|end)?\n([\s\S]*?)^```$/gm)]
  const of = (step?: "watch" | "end") =>
    blocks.filter(([, named]) => named === step).map(([, , commands = ""]) => commands)
  return { up: of(), watch: of("watch"), down: of("end") }
}
