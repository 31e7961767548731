/**
 * Imported first by each process: settings are read while modules load, before any code of the process could catch the
 * error. Invalid settings end it with their message alone: no place in the code helps an operator.
 */
import { InvalidSettings } from "./read.ts"

process.once("uncaughtException", (cause) => {
  process.stderr.write(`${cause instanceof InvalidSettings ? cause.message : (cause.stack ?? cause)}\n`)
  process.exit(1)
})
