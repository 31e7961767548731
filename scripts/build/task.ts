/** Shared parts of the commands of package.json. */
import { type ParseArgsConfig, parseArgs } from "node:util"

/** Prints a line. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Ends a command with exit code 2: it was not typed right. */
export const refuse = (reason: string): never => {
  const command = process.env["npm_lifecycle_event"] ?? "THE-COMMAND"
  process.stderr.write(`${reason}\nHelp: npm run ${command} -- --help\n`)
  process.exit(2)
}

/** Parses the options of a command; refuses those that do not exist. */
export const taskOptions = <Config extends ParseArgsConfig>(
  config: Config
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    return refuse(message.replace(/ To specify a positional argument.*/s, ""))
  }
}

/** Runs a command. Exits with 1 if it returns false or throws; then prints the error's message. */
export const runTask = async (task: () => Promise<boolean>): Promise<void> => {
  try {
    if (!(await task())) process.exitCode = 1
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause))
    process.exitCode = 1
  }
}

/** Seed of random choices; another one each time, unless it is given. */
export const seedOption = { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) } as const

/** Refuses what is not known, like a benchmark. */
export const refuseUnknown = (
  what: string,
  given: ReadonlyArray<string>,
  known: ReadonlyArray<string>
): void => {
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    refuse(`Unknown ${what}: ${unknown.join(", ")}. Known ${what}s: ${known.join(", ")}.`)
}

/** Parses an option that is an integer; refuses another text, and a number below the minimum. */
export const integerOption = (name: string, text: string, minimum: number): number => {
  const number = Number(text)
  if (text !== "" && Number.isSafeInteger(number) && number >= minimum) return number
  return refuse(`--${name} must be an integer from ${minimum} on, but is "${text}".`)
}
