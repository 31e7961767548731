/** What the commands of package.json share. */

/** Prints a line. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs a command. Exits with 1 if it returns false or throws; then prints the error's message and the usage. */
export const runTask = async (task: () => Promise<boolean>, usage = ""): Promise<void> => {
  try {
    if (!(await task())) process.exitCode = 1
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`.trimEnd())
    process.exitCode = 1
  }
}

/** Parses an option that is an integer. Throws for another text, or a number below the minimum. */
export const integerOption = (name: string, text: string, minimum: number): number => {
  const number = Number(text)
  if (text !== "" && Number.isSafeInteger(number) && number >= minimum) return number
  throw new Error(`--${name} must be an integer from ${minimum} on, but is "${text}".`)
}
