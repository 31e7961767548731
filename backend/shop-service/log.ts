/**
 * Writes log lines as JSON to standard error. A write is a blocking system call, so the lines of one turn of
 * the event loop are written together; the rest is written when the process exits.
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
