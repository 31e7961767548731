/** Executes the commands of docs/deployment.md, "An operator's first day". */
import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { commandsOfTheFirstDay } from "./page.ts"

export interface FirstDayOptions {
  /** Has `cover.png` and `logo.png`; receives `tickets.json`. */
  readonly folder: string
  readonly environment?: Readonly<Record<string, string>>
  /** Shell commands that come first, such as a function instead of a program. */
  readonly prelude?: string
}

/** Values of earlier commands that later ones use. */
const keep =
  "{ for name in provider area shop group; do declare -p $name; done; declare -f parkschein; } > state 2> /dev/null"

/** Returns a function that executes a part of the day, and returns its output. Fails with that of a failed command. */
export const startFirstDay = ({ folder, environment = {}, prelude = "" }: FirstDayOptions) => {
  const commands = commandsOfTheFirstDay()
  return async (part: keyof typeof commands, reference = ""): Promise<string> => {
    const blocks = commands[part]
    if (blocks.length === 0) throw new Error(`docs/deployment.md has no commands for ${part}.`)
    const script = ["test ! -f state || . ./state", prelude, ...blocks, `${keep} || true`].join("\n")
    const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], {
      cwd: folder,
      env: { ...process.env, ...environment, reference }
    })
    return stdout
  }
}

/** Path of the folder with the command `parkschein` of this clone. */
export const commandFolder = join(import.meta.dirname, "../../deploy/image")
