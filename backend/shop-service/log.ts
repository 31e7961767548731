/**
 * Log lines on standard error, as JSON. A write is a call of the system that everything waits for, so those of one turn of
 * the event loop go together; what is left when the process ends is written then.
 */
import { Logger } from "effect"

const lines: string[] = []

const write = (): void => {
  if (lines.length > 0) process.stderr.write(`${lines.splice(0).join("\n")}\n`)
}

export const logToStandardError = Logger.make<unknown, void>((options) => {
  if (lines.push(Logger.formatJson.log(options)) === 1) setImmediate(write)
})

process.once("exit", write)
