/** `npm run acceptance`: prints each requirement with its test and the last result. */
import { printAcceptance } from "../acceptance/print.ts"

if (!printAcceptance((line) => process.stdout.write(`${line}\n`), process.argv.slice(2))) process.exitCode = 1
